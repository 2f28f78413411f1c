import { Icon, type IconName } from '../icon/index.ts';
import './steps.css';

interface Step {
  text: string;
  hint?: string;
  icon?: IconName;
}

/** What to do, in its order. */
export function Steps({ name, steps }: { name: string; steps: readonly Step[] }) {
  return (
    <ol className="steps" aria-label={name}>
      {steps.map(({ text, hint, icon }) => (
        <li key={text}>
          <span>
            {text}
            {hint && <small>{hint}</small>}
          </span>
          {icon && <Icon name={icon} />}
        </li>
      ))}
    </ol>
  );
}
