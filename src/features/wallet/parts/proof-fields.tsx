import { useSignals } from '@preact/signals-react/runtime';
import { useLobby } from '#data/lobby/use-stored.ts';
import { player } from '#data/player/session.ts';
import { CodeField } from '#page/code/code-field.tsx';
import { paths } from '#paths';
import { formatShortPesos } from '#shared/format-pesos.ts';
import { maskPhone } from '#shared/mask-phone.ts';
import type { Cents } from '#shared/money.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { PasswordField } from '#ui/field/index.ts';
import type { Message } from '#ui/text.ts';
import type { ProofWay } from '../rules/proof-ways.ts';
import { text } from '../text.ts';

interface ProofFieldsProps {
  from: Cents;
  ways: readonly ProofWay[];
  /** Undefined where the player has none. */
  way: ProofWay | undefined;
  typed: string;
  isMissing: boolean;
  /** Why the server did not take it. */
  refused: Message | undefined;
  onWay: (way: ProofWay) => void;
  onChange: (event: { target: { value: string } }) => void;
  onCodeSent: () => void;
}

/** The second proof of a withdrawal: a passkey, the password of the safebox, or a code that comes to the player's phone. */
export function ProofFields({
  from,
  ways,
  way,
  typed,
  isMissing,
  refused,
  onWay,
  onChange,
  onCodeSent,
}: ProofFieldsProps) {
  useSignals();
  const { countryCode } = useLobby().config;
  const mobile = player.value?.user.mobile ?? '';
  const field = {
    value: typed,
    error: isMissing && way && way !== 'passkey' ? text.noProof[way] : refused,
    onChange,
  };
  if (!way) {
    return (
      <>
        <p data-msg-key={text.cannotProve.key}>{text.cannotProve.text}</p>
        <ButtonLink look="gold" href={paths.safebox()}>
          {text.toSafebox}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <p className="withdraw-quiet">
        {text.proofAsked(formatShortPesos(from))} {way === 'code' && text.codeComes(maskPhone(mobile))}
        {way === 'passkey' && text.passkeyComes}
      </p>
      {way === 'safebox' && (
        <PasswordField label={text.safeboxPassword} autoComplete="current-password" enterKeyHint="send" {...field} />
      )}
      {way === 'code' && (
        <CodeField
          countryCode={countryCode}
          mobile={mobile}
          checkMobile={async () => true}
          onSent={onCodeSent}
          {...field}
        />
      )}
      {ways
        .filter((other) => other !== way)
        .map((other) => (
          <Button key={other} look="link" onClick={() => onWay(other)}>
            {text.proveBy[other]}
          </Button>
        ))}
    </>
  );
}
