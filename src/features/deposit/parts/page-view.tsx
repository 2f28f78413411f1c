import { payPageOf } from '../rules/ways.ts';
import { text } from '../text.ts';

/** The payment partner's page in a frame, and a way to it where a frame is not enough. */
export function PageView({ payUrl }: { payUrl: string }) {
  const page = payPageOf(payUrl, location.origin);
  if (!page) return <p data-msg-key={text.frameBroken.key}>{text.frameBroken.text}</p>;
  return (
    <div className="deposit-page">
      <iframe src={page.href} title={text.frameName} sandbox={page.sandbox} referrerPolicy="no-referrer" />
      <a className="button-link" href={page.href} target="_blank" rel="noopener noreferrer">
        {text.ownWindow}
      </a>
    </div>
  );
}
