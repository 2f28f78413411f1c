/** What the lobby is measured against: React saying hello, with a service worker that keeps it. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const ROWS = Array.from({ length: 30 }, (_, row) => row);

function Floor() {
  const [taps, setTaps] = useState(0);
  const [typed, setTyped] = useState('');
  return (
    <main>
      <h1>Hello list</h1>
      <button type="button" id="tap" onClick={() => setTaps(taps + 1)}>
        Tapped {taps}
      </button>
      <input type="search" aria-label="Search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <ul data-found-for={typed}>
        {ROWS.map((row) => (
          <li key={row}>
            Row {row}: a line of text to read, number {taps} {typed}
          </li>
        ))}
      </ul>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Floor />);
if ('serviceWorker' in navigator) {
  window.addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'));
}
