import { useSignals } from '@preact/signals-react/runtime';
import { chooseLowData, isLowData } from '#data/low-data.ts';
import { Icon } from '#ui/icon/index.ts';
import { text } from './text.ts';

/** What the player sets for this phone. */
export function MenuSwitches() {
  useSignals();
  const isOn = isLowData.value;
  return (
    <div className="menu-switches">
      <button type="button" role="switch" aria-checked={isOn} onClick={() => chooseLowData(!isOn)}>
        <Icon name="leaf" />
        <span>
          {text.lowData}
          <small>{text.lowDataNote}</small>
        </span>
        <i className="menu-switch" aria-hidden="true" />
      </button>
    </div>
  );
}
