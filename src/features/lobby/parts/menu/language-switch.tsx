import { useSignals } from '@preact/signals-react/runtime';
import { chooseLanguage, language, LANGUAGES } from '#data/language.ts';
import { Icon } from '#ui/icon/index.ts';
import { text } from './text.ts';
import './language-switch.css';

/** Each language by its own name, so that whoever cannot read this one finds theirs. */
export function LanguageSwitch() {
  useSignals();
  return (
    <fieldset className="language-switch">
      <legend>
        <Icon name="globe" />
        {text.language}
      </legend>
      {LANGUAGES.map((one) => (
        <label key={one} lang={one}>
          <input type="radio" name="language" checked={language.value === one} onChange={() => chooseLanguage(one)} />
          {NAMES[one]}
        </label>
      ))}
    </fieldset>
  );
}

const NAMES = { 'en-PH': 'English', 'fil-PH': 'Filipino' } as const;
