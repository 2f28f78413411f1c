import type { ReactNode } from 'react';
import type { Message } from '#ui/text.ts';
import './empty-panel.css';

export function EmptyPanel({ title, message, action }: { title: string; message: Message; action?: ReactNode }) {
  return (
    <div className="empty-panel">
      <h2>{title}</h2>
      <p data-msg-key={message.key}>{message.text}</p>
      {action}
    </div>
  );
}
