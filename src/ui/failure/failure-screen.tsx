import { Button } from '../button/button.tsx';
import { Icon, type IconName } from '../icon/index.ts';
import type { Message } from '../text.ts';
import './failure-screen.css';

interface FailureScreenProps {
  icon: IconName;
  title: string;
  /** Of its title: on a screen that has a heading it is the second. */
  Heading?: 'h1' | 'h2';
  message: Message;
  /** Another number has the same message read out anew. */
  said?: number;
  action?: { label: string; run: () => void };
}

/** What stands in the place of content that is not there: what happened, and the one thing that may help. */
export function FailureScreen({ icon, title, Heading = 'h1', message, said, action }: FailureScreenProps) {
  return (
    <div className="failure-screen">
      <span className="failure-screen-icon">
        <Icon name={icon} />
      </span>
      <Heading>{title}</Heading>
      <p key={said} data-msg-key={message.key}>
        {message.text}
      </p>
      {action && (
        <Button look="gold" onClick={action.run}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
