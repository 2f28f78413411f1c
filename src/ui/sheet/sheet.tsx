import { type ReactNode, type SyntheticEvent, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { must } from '#shared/assert.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/index.ts';
import { handOnFocus } from '../screen/hand-on-focus.ts';
import { text } from '../ui-text.ts';
import { useSecondDraw } from '../below.tsx';
import { dragToClose } from './drag-to-close.ts';
import { leaveBehind } from './leave-behind.ts';
import { sheetHistory } from './sheet-history.ts';
import '../button/later-looks.css';
import './sheet.css';

interface SheetProps {
  /** From below, in the middle, over everything, or from the left. */
  look: 'bottom' | 'popup' | 'full' | 'left';
  /** Names the dialog. */
  title: string;
  /** Still read out, but not drawn, where the content speaks for itself. */
  isTitleHidden?: boolean;
  /** The owner takes the sheet away; it is told once for every way to leave. */
  onClose: () => void;
  /** It holds a sentence or two, which a reader hears after the title. */
  isContentTold?: boolean;
  /** It is gone, and the history stands where it stood before: the moment to lead elsewhere. */
  onGone?: () => void;
  closeLabel?: string;
  /** Without a button of its own at the top; the content has one. */
  hasNoButton?: boolean;
  /** Without it Escape, Back and the backdrop do nothing: only what the sheet holds leads on. */
  mayLeave?: boolean;
  closesOnBackdrop?: boolean;
  zIndex?: number;
  /** Stays in sight while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A sheet over the screen, on the platform's own dialog: everything under it is inert, the focus stays inside and goes
 * back to where it came from, and Escape and Back close what is on top.
 *
 * To make a whole screen inert takes a slow phone a tenth of a second, so what was tapped is drawn as tapped first.
 */
export function Sheet(props: SheetProps) {
  const isTapShown = useSecondDraw();
  return isTapShown && <OpenSheet {...props} />;
}

function OpenSheet({ look, title, isTitleHidden = false, onClose, zIndex, footer, children, ...rest }: SheetProps) {
  const { mayLeave = true, closesOnBackdrop = true, hasNoButton = !mayLeave, closeLabel = text.close, onGone } = rest;
  const { isContentTold } = rest;
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = useRef(false);
  const pressedOn = useRef<EventTarget>(null);
  const titleId = useId();
  const contentId = useId();

  const leave = useEffectEvent(() => {
    if (mayLeave) onClose();
    return mayLeave;
  });

  const tellGone = useEffectEvent(() => onGone?.());

  useLayoutEffect(() => {
    const element = must(dialog.current, 'a sheet is drawn before it opens');
    element.showModal();
    // Not the first button: a reader should hear what this is, and a phone should not open its keyboard.
    const heading = element.querySelector<HTMLElement>('.sheet-title');
    heading?.focus({ preventScroll: true });
    const endHandOn = handOnFocus(element, heading);
    isOpen.current = true;
    const giveBack = sheetHistory.enter({ element, leave: () => leave() });
    return () => {
      isOpen.current = false;
      endHandOn?.();
      void giveBack().then(() => tellGone());
      element.close();
      leaveBehind(element, look);
    };
  }, [look]);

  function handleCancel(event: SyntheticEvent) {
    // A file picker that is closed says the same, and its word rises up to here.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    if (mayLeave) onClose();
  }

  /** Browsers close a dialog without asking at the second Escape in a row. */
  function handleClosed(event: SyntheticEvent) {
    if (event.target !== dialog.current || !isOpen.current) return;
    if (mayLeave) onClose();
    else dialog.current.showModal();
  }

  function handleClick(event: SyntheticEvent) {
    const isBackdrop = event.target === dialog.current && pressedOn.current === dialog.current;
    if (isBackdrop && mayLeave && closesOnBackdrop) onClose();
  }

  return (
    // The keyboard has Escape and the button; a tap beside the sheet is one more way for a thumb.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`sheet sheet-${look}`}
      style={{ zIndex }}
      aria-labelledby={titleId}
      aria-describedby={isContentTold ? contentId : undefined}
      onCancel={handleCancel}
      onClose={handleClosed}
      onPointerDown={(event) => (pressedOn.current = event.target)}
      onClick={handleClick}
    >
      <div className="sheet-panel">
        <div className="sheet-head" {...(look === 'bottom' && mayLeave && dragToClose(onClose))}>
          {!hasNoButton && <CloseButton look={look} label={closeLabel} onClick={onClose} />}
          {hasNoButton && look === 'bottom' && <span className="sheet-grab" />}
          <h2 id={titleId} className={isTitleHidden ? 'sheet-title visually-hidden' : 'sheet-title'} tabIndex={-1}>
            {title}
          </h2>
        </div>
        <div id={contentId} className="sheet-content">
          {children}
        </div>
        {footer && <div className="sheet-footer">{footer}</div>}
      </div>
    </dialog>
  );
}

interface CloseButtonProps {
  look: SheetProps['look'];
  label: string;
  onClick: () => void;
}

function CloseButton({ look, label, onClick }: CloseButtonProps) {
  if (look === 'bottom') {
    return (
      <button type="button" className="sheet-handle" aria-label={label} onClick={onClick}>
        <span className="sheet-grab" />
      </button>
    );
  }
  return (
    <Button look="icon" aria-label={label} onClick={onClick}>
      <Icon name={look === 'full' ? 'back' : 'close'} />
    </Button>
  );
}
