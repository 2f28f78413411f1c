import { useSignals } from '@preact/signals-react/runtime';
import { isReachable } from '#data/ask/connection.ts';
import { Button } from '#ui/button/button.tsx';
import { text as endingText } from '#ui/ending/index.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { text } from '../text.ts';

/** Stands in the place of a sheet that failed, or whose code did not come. Without a connection a reload would lose the app. */
export function SheetFailed({ onClose }: { onClose: () => void }) {
  useSignals();
  const words = isReachable.value ? text.crash : endingText.notLoaded.offline;
  return (
    <Sheet
      look="popup"
      title={text.crashTitle}
      onClose={onClose}
      footer={
        isReachable.value && (
          <Button look="gold" onClick={() => location.reload()}>
            {text.reload}
          </Button>
        )
      }
    >
      <p data-msg-key={words.key}>{words.text}</p>
    </Sheet>
  );
}
