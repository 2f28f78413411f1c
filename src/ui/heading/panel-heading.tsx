import type { ReactNode } from 'react';
import './panel-heading.css';

export function PanelHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="panel-heading">
      <h2>{title}</h2>
      {children}
    </div>
  );
}
