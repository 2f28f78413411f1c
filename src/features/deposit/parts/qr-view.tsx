import { QR_PAYABLE_MS } from '#contract/limits.ts';
import type { OpenDeposit } from '#contract/entities/order.ts';
import { copyText } from '#data/device/share.ts';
import { showToast } from '#data/toasts.ts';
import { QrCode } from '#page/qr/qr-code.tsx';
import { spellTimeLeft, useTimeLeft } from '#page/use-time-left.ts';
import { readCode } from '#shared/emvco.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { type Cents } from '#shared/money.ts';
import { formatMoment } from '#shared/time.ts';
import { Button } from '#ui/button/button.tsx';
import { saidOfCopying } from '#ui/ui-text.ts';
import { drawPicture } from '../rules/qr-picture.ts';
import { text } from '../text.ts';

type Qr = NonNullable<OpenDeposit['qrInfo']> & { amount: Cents };

/** A code to scan, checked before it is shown, with how long it may be paid. */
export function QrView({ qr }: { qr: Qr }) {
  const { orderId, qrCodeText, createTime, amount } = qr;
  const left = useTimeLeft(createTime + QR_PAYABLE_MS, QR_PAYABLE_MS);
  if (!readCode(qrCodeText)) return <p data-msg-key={text.qrBroken.key}>{text.qrBroken.text}</p>;
  if (left === 0) return <p data-msg-key={text.qrOver.key}>{text.qrOver.text}</p>;
  return (
    <>
      <QrCode content={qrCodeText} name={text.qrName(formatPesos(amount))} />
      <p className="deposit-hint">{text.qrHint}</p>
      <dl className="deposit-facts">
        <Fact name={text.price} value={formatPesos(amount)} />
        <Fact name={text.timeLeft} value={spellTimeLeft(left)} />
        <Fact name={text.order} value={orderId} />
        <Fact name={text.created} value={formatMoment(createTime)} />
      </dl>
      <Ways qrCodeText={qrCodeText} orderId={orderId} />
    </>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

const KEPT_MS = 60_000;

const tellNoPicture = (): void => showToast(text.noPicture);

/** To pay on the same phone: by the text, or by a picture that a banking app takes in. */
function Ways({ qrCodeText, orderId }: { qrCodeText: string; orderId: string }) {
  const picture = async () => new File([await drawPicture(qrCodeText)], `${orderId}.png`, { type: 'image/png' });

  async function save() {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await picture());
    link.download = `${orderId}.png`;
    link.click();
    // Some browsers read it only after the tap is over.
    setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
  }

  /** A phone that shares no pictures shares the text. */
  async function share() {
    const files = [await picture()];
    // A player who closes the phone's own sheet has changed their mind.
    await navigator.share(navigator.canShare({ files }) ? { files } : { text: qrCodeText }).catch(() => undefined);
  }

  return (
    <div className="deposit-buttons">
      <Button
        look="ghost"
        onClick={() => void copyText(qrCodeText).then((isCopied) => showToast(saidOfCopying(isCopied)))}
      >
        {text.copyCode}
      </Button>
      <Button look="ghost" onClick={() => void save().catch(tellNoPicture)}>
        {text.save}
      </Button>
      {'share' in navigator && 'canShare' in navigator && (
        <Button look="ghost" onClick={() => void share().catch(tellNoPicture)}>
          {text.share}
        </Button>
      )}
    </div>
  );
}
