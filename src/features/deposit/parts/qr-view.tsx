import { encode } from 'uqr';
import { useEffect, useState } from 'react';
import { QR_PAYABLE_MS } from '#contract/limits.ts';
import type { OpenDeposit } from '#contract/entities/order.ts';
import { showToast } from '#data/toasts.ts';
import { QrCode } from '#page/qr/qr-code.tsx';
import { readCode } from '#shared/emvco.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { type Cents } from '#shared/money.ts';
import { formatMoment } from '#shared/time.ts';
import { Button } from '#ui/button/button.tsx';
import { atServer } from '#data/device/server-clock.ts';
import { copyAndTell } from '#page/copy.ts';
import { SECOND_MS } from '#shared/durations.ts';
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
    <dd>
      <span>{value}</span>
    </dd>
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
      <Button look="ghost" onClick={() => void copyAndTell(qrCodeText)}>
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

const QUIET_ZONE = 4;
const DOT_PIXELS = 10;

/** The code as a PNG that a banking app reads from the gallery. */
function drawPicture(qrCodeText: string): Promise<Blob> {
  const { size, data } = encode(qrCodeText, { ecc: 'M', border: QUIET_ZONE });
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * DOT_PIXELS;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) pen.fillRect(x * DOT_PIXELS, y * DOT_PIXELS, DOT_PIXELS, DOT_PIXELS);
    }
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture was drawn')))),
  );
}

/** How long it is until then at the server, told every second; never more than `mostMs`. */
function useTimeLeft(untilMs: number, mostMs: number): number {
  const [nowMs, setNowMs] = useState(() => atServer());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(atServer()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.min(mostMs, untilMs - nowMs));
}

/** "9:59:58". */
function spellTimeLeft(leftMs: number): string {
  const seconds = Math.ceil(leftMs / SECOND_MS);
  const two = (count: number): string => String(count).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
