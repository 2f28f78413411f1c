import { isIosApp } from '#data/device/user-agent.ts';
import { paths } from '#paths';
import { Button } from '#ui/button/button.tsx';
import { payPageOf } from '../rules/ways.ts';
import { text } from '../text.ts';

/** The payment partner's page in a frame, and a way to it where a frame is not enough. */
export function PageView({ payUrl, orderId }: { payUrl: string; orderId: string }) {
  const page = payPageOf(payUrl, location.origin);
  if (!page) return <p data-msg-key={text.frameBroken.key}>{text.frameBroken.text}</p>;
  if (isIosApp()) return <Leave href={page.href} orderId={orderId} />;
  return (
    <div className="deposit-page">
      <iframe src={page.href} title={text.frameName} sandbox={page.sandbox} referrerPolicy="no-referrer" />
      <a className="button-link" href={page.href} target="_blank" rel="noopener noreferrer">
        {text.ownWindow}
      </a>
    </div>
  );
}

/** The app has one window, so it leaves for the page. The address it leaves from leads back to this very deposit. */
function Leave({ href, orderId }: { href: string; orderId: string }) {
  function leave() {
    history.replaceState(history.state, '', paths.openDeposit(orderId));
    location.assign(href);
  }
  return (
    <div className="deposit-page">
      <p>{text.leaveHint}</p>
      <Button look="ghost-wide" onClick={leave}>
        {text.toPayPage}
      </Button>
    </div>
  );
}
