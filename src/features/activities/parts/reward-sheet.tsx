import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import type { Message } from '#ui/text.ts';
import { text } from '../text.ts';
import './reward-sheet.css';

/** What a claim has given. */
export const RewardSheet = ({ words, onClose }: { words: Message; onClose: () => void }) => (
  <Sheet
    look="popup"
    title={text.congratulations}
    isContentTold
    onClose={onClose}
    footer={
      <Button look="gold" onClick={onClose}>
        {text.ok}
      </Button>
    }
  >
    <div className="reward-given">
      <Icon name="gift" />
      <p data-msg-key={words.key}>{words.text}</p>
    </div>
  </Sheet>
);
