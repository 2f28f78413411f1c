import './tile-grid.css';
import '#ui/tile/tile.css';

const PLACES = Array.from({ length: 12 }, (_, place) => place);

/** The places of tiles that are on their way: the same measures, so that nothing moves when they come. */
export function SkeletonGrid() {
  return (
    <div className="tile-grid" aria-hidden="true">
      {PLACES.map((place) => (
        <div key={place} className="tile" />
      ))}
    </div>
  );
}
