/** Small sounds, made on the spot. Silent until the player turns them on, here or for all games in the app. */
export interface Sound {
  /** Whether it is on then: not where a browser has no sound to give, as one that its owner has locked down. */
  toggle: () => boolean;
  /** Heard from the first tap on, since a browser lets nothing sound before one. As above. */
  turnOn: () => boolean;
  /** A reel that stops, a die that lands, a card that turns. */
  tick: () => void;
  /** A prize; never for less than the stake. */
  prize: () => void;
}

const TICK = [{ hertz: 320, atS: 0, lastsS: 0.05 }];
const PRIZE = [523, 659, 784, 1_047].map((hertz, at) => ({ hertz, atS: at * 0.09, lastsS: 0.22 }));
const LOUDNESS = 0.08;

export function makeSound(): Sound {
  let context: AudioContext | null = null;
  let isOn = false;

  const sing = (notes: { hertz: number; atS: number; lastsS: number }[]): void => {
    if (!isOn || !context) return;
    for (const { hertz, atS, lastsS } of notes) {
      const from = context.currentTime + atS;
      const tone = new OscillatorNode(context, { type: 'triangle', frequency: hertz });
      const gain = new GainNode(context, { gain: 0 });
      gain.gain.setValueAtTime(LOUDNESS, from);
      gain.gain.exponentialRampToValueAtTime(0.001, from + lastsS);
      tone.connect(gain).connect(context.destination);
      tone.start(from);
      tone.stop(from + lastsS);
    }
  };

  const opened = (): AudioContext | null => {
    try {
      context ??= new AudioContext();
    } catch {
      // The game goes on in silence.
    }
    return context;
  };

  return {
    toggle: () => {
      // A browser lets nothing sound before a tap, and this is one.
      isOn = !isOn && opened() !== null;
      return isOn;
    },
    turnOn: () => {
      if (isOn) return true;
      isOn = opened() !== null;
      const resume = (): void => void context?.resume().catch(() => undefined);
      if (context?.state === 'suspended') document.addEventListener('pointerdown', resume, { once: true });
      return isOn;
    },
    tick: () => sing(TICK),
    prize: () => sing(PRIZE),
  };
}
