import { useEffect, useRef, useState } from 'react';
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

/** The chat over the whole screen, in a frame that can reach nothing of ours. */
export function ChatSheet({ name, license, onClose }: ChatSheetProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'opening' | 'open' | 'failed'>('opening');

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

  return (
    <Sheet look="full" title={name} onClose={onClose}>
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
        onLoad={({ currentTarget }) => openChatIn(currentTarget, license)}
      />
    </Sheet>
  );
}
