import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { isReachable } from '#data/call/connection.ts';
import { waitingFavoriteCount } from '#data/favorites/favorites.ts';
import { isChecking } from '#data/money/asked.ts';
import { rememberedAccount } from '#data/sign-in/passwords.ts';
import { stop } from '#data/care/stop.ts';
import { leave, sendWhatWaits } from '#data/sign-in/sign-out.ts';
import { waitingTickets } from '#data/tickets/tickets.ts';
import { Button } from '#ui/button/button.tsx';
import { CheckField } from '#ui/field/index.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { text } from '../text.ts';

/** Asks once, and says what leaving deletes. A kept password goes too, unless its box is ticked. */
export function SignOutSheet({ onClose }: { onClose: () => void }) {
  useSignals();
  const [hasKept, setHasKept] = useState(false);
  const [keepsPassword, setKeepsPassword] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const [isUnsent, setIsUnsent] = useState(false);
  const waiting = waitingFavoriteCount.value + waitingTickets.value;
  const unsent = waiting > 0 && (isUnsent || !isReachable.value) ? text.unsent(waiting) : undefined;

  useEffect(() => {
    void rememberedAccount().then((account) => setHasKept(account !== undefined));
  }, []);

  async function signOut() {
    if (isLeaving) return;
    setIsLeaving(true);
    // What could not be sent is said once, before it is lost; the next tap leaves.
    if (waiting > 0 && !unsent && (await sendWhatWaits()) > 0) {
      setIsUnsent(true);
      setIsLeaving(false);
      return;
    }
    await leave({ keepsPassword });
  }

  return (
    <Sheet look="bottom" title={text.signOutTitle} onClose={onClose}>
      <div className="sign-out">
        <p>{text.signOutWhy}</p>
        {isChecking.value && <p data-msg-key={text.checkingMoney.key}>{text.checkingMoney.text}</p>}
        {stop.value && <p data-msg-key={text.stopWaits.key}>{text.stopWaits.text}</p>}
        <p role="status" data-msg-key={unsent?.key}>
          {unsent?.text}
        </p>
        {hasKept && (
          <CheckField checked={keepsPassword} onChange={(event) => setKeepsPassword(event.target.checked)}>
            {text.keepMe}
            <small>{text.keepWhy}</small>
          </CheckField>
        )}
        <div className="sign-out-buttons">
          <Button onClick={onClose}>{text.stay}</Button>
          <Button look="gold" aria-disabled={isLeaving} onClick={() => void signOut()}>
            {isLeaving ? text.leaving : text.signOut}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
