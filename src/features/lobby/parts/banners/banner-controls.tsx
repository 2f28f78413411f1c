import { useSignals } from '@preact/signals-react/runtime';
import type { RefObject } from 'react';
import { isLowData, isMotionPaused, toggleMotion } from '#data/device/low-data.ts';
import { CarouselControls } from '#ui/carousel/carousel-controls.tsx';
import { text } from '../../text.ts';

const EVERY_MS = 3_000;

/** They move on by themselves until the player stops them; with low data they do not. */
export function BannerControls({ track, count }: { track: RefObject<HTMLElement | null>; count: number }) {
  useSignals();
  const isPaused = isMotionPaused.value;
  const pauseName = isPaused ? text.resumeMotion : text.pauseMotion;
  const motion = { everyMs: EVERY_MS, isPaused, pauseName, onPause: toggleMotion };
  return <CarouselControls track={track} count={count} motion={isLowData.value ? undefined : motion} />;
}
