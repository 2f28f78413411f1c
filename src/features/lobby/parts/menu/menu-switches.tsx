import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { chooseLanguage, language, LANGUAGES } from '#data/device/language.ts';
import { savedBytes } from '#data/device/low-data-saved.ts';
import { chooseLowData, isLowData } from '#data/device/low-data.ts';
import { formatSize } from '#shared/size.ts';
import { Icon } from '#ui/icon/index.ts';
import { text } from './text.ts';
import './language-switch.css';

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

/** Each language by its own name, so that a player who cannot read this one finds theirs. */
export function LanguageSwitch() {
  useSignals();
  // The menu's and the one below the games are two groups, each with one choice of its own.
  const group = useId();
  return (
    <fieldset className="language-switch">
      {/* WebKit gives a legend a line of its own. */}
      <legend className="visually-hidden">{text.language}</legend>
      <span aria-hidden="true">
        <Icon name="globe" />
        {text.language}
      </span>
      {LANGUAGES.map((one) => (
        <label key={one} lang={one}>
          <input type="radio" name={group} checked={language.value === one} onChange={() => chooseLanguage(one)} />
          {NAMES[one]}
        </label>
      ))}
    </fieldset>
  );
}

const NAMES = { 'en-PH': 'English', 'fil-PH': 'Filipino' } as const;
