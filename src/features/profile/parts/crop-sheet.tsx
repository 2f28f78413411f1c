import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { OWN_PICTURE_CHARS } from '#contract/limits.ts';
import { Button } from '#ui/button/button.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { MOST_ZOOM, moved, squareOf, WHOLE } from '../rules/crop.ts';
import { text } from '../text.ts';
import './crop-sheet.css';

/** As the server keeps it. */
const SIDE = 192;
const QUALITIES = [0.85, 0.6, 0.4];

interface CropSheetProps {
  photo: ImageBitmap;
  onTake: (picture: string) => void;
  onClose: () => void;
}

/** The player chooses a square of the photo. Only its pixels leave the phone: it is drawn anew here. */
export function CropSheet({ photo, onTake, onClose }: CropSheetProps) {
  return (
    <Sheet look="bottom" title={text.cropTitle} onClose={onClose}>
      <Crop photo={photo} onTake={onTake} />
    </Sheet>
  );
}

function Crop({ photo, onTake }: Omit<CropSheetProps, 'onClose'>) {
  const [look, setLook] = useState(WHOLE);
  const canvas = useRef<HTMLCanvasElement>(null);
  const fingers = useFingers((by) => setLook((before) => moved(photo, before, by)));

  useEffect(() => {
    const { left, top, side } = squareOf(photo, look);
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    // A photo that lets the ground through is sent without one: the player sees the ground it will have.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, SIDE, SIDE);
    pen.drawImage(photo, left, top, side, side, 0, 0, SIDE, SIDE);
  }, [photo, look]);

  function take() {
    const pictures = QUALITIES.map((quality) => canvas.current?.toDataURL('image/jpeg', quality) ?? '');
    onTake(pictures.find((picture) => picture.length <= OWN_PICTURE_CHARS) ?? '');
  }

  return (
    <div className="profile-crop">
      <canvas ref={canvas} width={SIDE} height={SIDE} role="img" aria-label={text.cropTitle} {...fingers} />
      <Slider
        name={text.zoom}
        least={1}
        most={MOST_ZOOM}
        at={look.zoom}
        onMove={(zoom) => setLook({ ...look, zoom })}
      />
      <Slider name={text.moveAcross} least={0} most={1} at={look.x} onMove={(x) => setLook({ ...look, x })} />
      <Slider name={text.moveDown} least={0} most={1} at={look.y} onMove={(y) => setLook({ ...look, y })} />
      <p className="profile-quiet">{text.cropNote}</p>
      <Button look="gold-wide" onClick={take}>
        {text.takePicture}
      </Button>
    </div>
  );
}

interface SliderProps {
  name: string;
  least: number;
  most: number;
  at: number;
  onMove: (to: number) => void;
}

function Slider({ name, least, most, at, onMove }: SliderProps) {
  return (
    <label>
      {name}
      <input
        type="range"
        min={least}
        max={most}
        step="0.05"
        value={at}
        onChange={({ target }) => onMove(target.valueAsNumber)}
      />
    </label>
  );
}

/** Where each finger was last. Two that go the same way take the picture along once, and not twice. */
function useFingers(onMove: (by: Parameters<typeof moved>[2]) => void) {
  const fingers = useRef(new Map<number, { x: number; y: number }>()).current;
  const lift = ({ pointerId }: PointerEvent) => void fingers.delete(pointerId);
  return {
    onPointerDown: ({ clientX: x, clientY: y, pointerId, currentTarget }: PointerEvent) => {
      fingers.set(pointerId, { x, y });
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: ({ clientX: x, clientY: y, pointerId, currentTarget }: PointerEvent) => {
      const from = fingers.get(pointerId);
      if (!from) return;
      const { width, height } = currentTarget.getBoundingClientRect();
      const other = [...fingers].find(([id]) => id !== pointerId)?.[1];
      const wayTo = (at: typeof from) => (other ? Math.hypot(at.x - other.x, at.y - other.y) || 1 : 1);
      const [across, down] = [width * fingers.size, height * fingers.size];
      onMove({ x: (x - from.x) / across, y: (y - from.y) / down, apart: wayTo({ x, y }) / wayTo(from) });
      fingers.set(pointerId, { x, y });
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}
