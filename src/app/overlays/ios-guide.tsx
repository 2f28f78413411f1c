import { useEffect } from 'react';
import { closeBrowserTip, noteIosGuide } from '#data/app/install.ts';
import { Button } from '#ui/button/button.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { Steps } from '#ui/steps/steps.tsx';
import { text } from './text.ts';
import './overlays.css';

/** Safari has no question of its own; it is told once how to put the app on the home screen. */
export function IosGuide() {
  useEffect(noteIosGuide, []);
  return (
    <Sheet
      look="bottom"
      title={text.iosTitle}
      onClose={() => closeBrowserTip()}
      footer={
        <Button look="gold" onClick={() => closeBrowserTip()}>
          {text.gotIt}
        </Button>
      }
    >
      <p className="overlay-lead">{text.iosLead}</p>
      <Steps name={text.iosTitle} steps={text.iosSteps} />
    </Sheet>
  );
}
