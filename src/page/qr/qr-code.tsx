import { encode } from 'uqr';
import './qr-code.css';

const QUIET_ZONE = 4;

/** A code to scan, black on white in every look of the app. */
export function QrCode({ content, name }: { content: string; name: string }) {
  const { size, data } = encode(content, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
