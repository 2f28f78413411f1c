import { text } from './text.ts';
import './demo-tag.css';

/** Beside winners that nobody has seen win. */
export function DemoTag() {
  return (
    <small className="demo-tag" title={text.demoMeans}>
      {text.demo}
    </small>
  );
}
