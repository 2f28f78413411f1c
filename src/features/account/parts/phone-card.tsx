import { useSignals } from '@preact/signals-react/runtime';
import {
  chooseGameSound,
  hasGameSound,
  canVibrate,
  chooseVibration,
  vibrates,
  chooseTextSize,
  TEXT_SIZES,
  textSize,
} from '#data/device/choices.ts';
import { chooseLanguage, language, LANGUAGES } from '#data/device/language.ts';
import { chooseLowData, isLowData } from '#data/device/low-data.ts';
import { Button } from '#ui/button/button.tsx';
import { CheckField } from '#ui/field/index.ts';
import { text } from '../text.ts';

/** Each by its own name, so that a player who cannot read this one finds theirs. */
const NAMES = { 'en-PH': 'English', 'fil-PH': 'Filipino' } as const;

/** How the app reads, looks and feels on this phone. */
export function PhoneCard() {
  useSignals();
  return (
    <section className="more-card" aria-labelledby="phone-title">
      <h2 id="phone-title">{text.phone}</h2>
      <div className="more-choice" role="group" aria-labelledby="phone-language">
        <span id="phone-language">{text.language}</span>
        {LANGUAGES.map((one) => (
          <Button
            key={one}
            look="chip"
            lang={one}
            aria-pressed={language.value === one}
            onClick={() => chooseLanguage(one)}
          >
            {NAMES[one]}
          </Button>
        ))}
      </div>
      <CheckField checked={isLowData.value} onChange={({ target }) => chooseLowData(target.checked)}>
        {text.lowData}
      </CheckField>
      {canVibrate() && (
        <CheckField checked={vibrates.value} onChange={({ target }) => chooseVibration(target.checked)}>
          {text.vibrate}
        </CheckField>
      )}
      <CheckField checked={hasGameSound.value} onChange={({ target }) => chooseGameSound(target.checked)}>
        {text.sound}
      </CheckField>
      <div className="more-choice" role="group" aria-labelledby="phone-text-size">
        <span id="phone-text-size">{text.textSize}</span>
        {TEXT_SIZES.map((size) => (
          <Button key={size} look="chip" aria-pressed={textSize.value === size} onClick={() => chooseTextSize(size)}>
            {`${size}%`}
          </Button>
        ))}
      </div>
    </section>
  );
}
