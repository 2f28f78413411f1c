import { HOT_LIMIT } from '#contract/limits.ts';
import { useStored } from '#data/lobby/use-stored.ts';
import { text } from './text.ts';
import './demo-tag.css';

/** Whether the winners are of a world that was made up, rather than of an operator's players and games. */
export const useIsDemoWorld = (): boolean => useStored('lobby', { hotLimit: HOT_LIMIT })?.config.demoWorld === 1;

/** Beside winners that nobody has seen win. */
export function DemoTag() {
  if (!useIsDemoWorld()) return null;
  return (
    <small className="demo-tag" title={text.demoMeans}>
      {text.demo}
    </small>
  );
}
