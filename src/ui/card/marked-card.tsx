import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import './card.css';

/** What a screen is about, at its top, beside a mark of gold. */
export function MarkedCard({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <section className="card marked-card">
      <span className="marked-card-mark">
        <Icon name={icon} />
      </span>
      <div>{children}</div>
    </section>
  );
}
