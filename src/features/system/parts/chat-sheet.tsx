import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { onReachable } from '#data/call/connection.ts';
import { CHAT_FRAME, openChatIn } from '#data/help.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { text } from '../text.ts';
import './chat-sheet.css';

const PATIENCE_MS = 15_000;

interface ChatSheetProps {
  name: string;
  license: number;
  onClose: () => void;
}

/** The chat over the whole screen, in a frame that can reach nothing of ours. One that has failed is opened anew with the connection. */
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
    function hear({ source, data }: MessageEvent<{ kind?: unknown } | null>): void {
      if (source !== frame.current?.contentWindow) return;
      if (data?.kind === 'chat-open') setState('open');
      if (data?.kind === 'chat-failed') setState('failed');
    }
    // Without a line the frame never says anything.
    const silence = setTimeout(() => setState((last) => (last === 'opening' ? 'failed' : last)), PATIENCE_MS);
    window.addEventListener('message', hear);
    return () => {
      clearTimeout(silence);
      window.removeEventListener('message', hear);
    };
  }, []);

  useEffect(() => (state === 'failed' ? onReachable(() => again()) : undefined), [state]);

  return (
    <>
      {state !== 'open' && (
        <p className="service-list-said" role="status">
          {state === 'opening' ? text.chatOpening : text.chatFailed}
        </p>
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
