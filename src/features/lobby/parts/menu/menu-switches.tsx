import { useSignals } from '@preact/signals-react/runtime';
import { chooseLowData, isLowData } from '#data/device/low-data.ts';
import { savedBytes } from '#data/device/low-data-saved.ts';
import { formatSize } from '#shared/size.ts';
import { Icon } from '#ui/icon/index.ts';
import { LanguageSwitch } from './language-switch.tsx';
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
          {savedBytes.value > 0 && <small>{text.lowDataSaved(formatSize(savedBytes.value))}</small>}
        </span>
        <i className="menu-switch" aria-hidden="true" />
      </button>
      <LanguageSwitch />
    </div>
  );
}
