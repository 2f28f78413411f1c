/**
 * What a sheet leaves behind when it closes: a picture of its panel, which goes the way it came while everything else goes on. The
 * panel itself stays in its dialog, for a sheet that React hides comes back.
 */

const LEAVES_MS = 160;
/** To lay out more for its last moment would hold up what the player does next. */
const MOST_PARTS = 400;

const NAMES = ['id', 'name', 'form', 'data-msg-key'];

const GOES = {
  bottom: { transform: 'translateY(100%)' },
  full: { transform: 'translateY(100%)' },
  left: { transform: 'translateX(-100%)' },
  popup: { transform: 'scale(0.94)', opacity: 0 },
} as const;

/** The dialog is closed and about to be taken away: what is shown here is nothing that can be met, heard or tapped. */
export function leaveBehind(dialog: HTMLElement, look: keyof typeof GOES): void {
  const panel = dialog.querySelector<HTMLElement>('.sheet-panel');
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!panel || isStill || panel.querySelectorAll('*').length > MOST_PARTS) return;
  const { scrollTop } = panel;
  const picture = panel.cloneNode(true) as HTMLElement;
  // What loads would load once more, and a sheet over this one goes by itself.
  for (const part of picture.querySelectorAll('iframe, dialog, video, audio')) part.remove();
  // The names stay with the panel: a second checked choice of one name would take its check from it.
  for (const part of picture.querySelectorAll('*')) for (const name of NAMES) part.removeAttribute(name);
  const place = document.createElement('div');
  place.className = `${dialog.className} sheet-leaving`;
  place.inert = true;
  place.ariaHidden = 'true';
  place.append(picture);
  document.body.append(place);
  if (scrollTop > 0) picture.scrollTop = scrollTop;
  const timing = { duration: LEAVES_MS, easing: 'ease-in', fill: 'forwards' } as const;
  picture.animate(GOES[look], timing);
  place.animate({ backgroundColor: 'transparent' }, timing).finished.then(
    () => place.remove(),
    () => place.remove(),
  );
}
