import { Button } from '#ui/button/button.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { text } from '../text.ts';

/** Stands in the place of a sheet that failed, or whose code did not come. */
export function SheetFailed({ onClose }: { onClose: () => void }) {
  return (
    <Sheet
      look="popup"
      title={text.crashTitle}
      onClose={onClose}
      footer={
        <Button look="gold" onClick={() => location.reload()}>
          {text.reload}
        </Button>
      }
    >
      <p data-msg-key={text.crash.key}>{text.crash.text}</p>
    </Sheet>
  );
}
