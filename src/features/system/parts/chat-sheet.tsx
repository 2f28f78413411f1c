import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { onReachable } from '#data/call/connection.ts';
import { CHAT_FRAME, openChatIn } from '#data/help.ts';
import { Button } from '#ui/button/button.tsx';
import { text as endingText } from '#ui/ending/index.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { text } from '../text.ts';
import './chat-sheet.css';

/** So long a chat may take until it is said not to answer, and so long after a failure it is opened anew. */
const PATIENCE_MS = 15_000;

interface ChatSheetProps {
  name: string;
  license: number;
  onClose: () => void;
}

/** The chat over the whole screen, in a frame that can reach nothing of ours. One that has failed is opened anew by a tap, by itself, and with the connection. */
export function ChatSheet({ name, license, onClose }: ChatSheetProps) {
  const [tries, setTries] = useState(0);
  return (
    <Sheet look="full" title={name} onClose={onClose}>
      <Chat key={tries} name={name} license={license} onAgain={() => setTries((count) => count + 1)} />
    </Sheet>
  );
}

interface ChatProps extends Omit<ChatSheetProps, 'onClose'> {
  onAgain: () => void;
}

function Chat({ name, license, onAgain }: ChatProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'opening' | 'open' | 'failed'>('opening');
  const again = useEffectEvent(onAgain);

  useEffect(() => {
    // Without a line the frame never says anything. What comes later is still heard, so nothing is opened anew by itself then.
    let timer = setTimeout(() => setState('failed'), PATIENCE_MS);
    function hear({ source, data }: MessageEvent<{ kind?: unknown } | null>): void {
      if (source !== frame.current?.contentWindow) return;
      clearTimeout(timer);
      if (data?.kind === 'chat-open') setState('open');
      if (data?.kind !== 'chat-failed') return;
      setState('failed');
      timer = setTimeout(() => again(), PATIENCE_MS);
    }
    window.addEventListener('message', hear);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', hear);
    };
  }, []);

  useEffect(() => (state === 'failed' ? onReachable(() => again()) : undefined), [state]);

  return (
    <>
      {state !== 'open' && (
        <div className="service-list-said">
          <p role="status">{state === 'opening' ? text.chatOpening : text.chatFailed}</p>
          {state === 'failed' && <Button onClick={onAgain}>{endingText.retry}</Button>}
        </div>
      )}
      <iframe
        ref={frame}
        className="chat-frame"
        title={name}
        src={CHAT_FRAME}
        sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
        data-open={state === 'open' || undefined}
        onLoad={({ currentTarget }) => openChatIn(currentTarget, license)}
      />
    </>
  );
}
