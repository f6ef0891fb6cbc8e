import { isEmptyDraft, piecesOf, type TeamDraft } from '@/domain/teams/team-draft';
import { Button } from '@/ui/Button';
import { WarningIcon } from '@/ui/icons';
import { count } from '@/modules/team/components/order-builder/product-view';

type ConflictNoticeProps = { mine: TeamDraft; theirs: TeamDraft; onChoose: (choice: 'mine' | 'theirs') => void };

/** Two windows changed the order: the manager chooses the version to keep. */
export function ConflictNotice({ mine, theirs, onChoose }: ConflictNoticeProps) {
  const gone = isEmptyDraft(theirs);
  return (
    <section
      role="alert"
      aria-labelledby="conflict-title"
      className="mb-6 rounded-card border border-warning bg-warning-soft p-5"
    >
      <h2 id="conflict-title" className="flex items-center gap-2.5 text-subheading">
        <WarningIcon className="size-5 shrink-0 text-warning" />
        {gone ? 'Submitted or cleared in another window' : 'Changed in another window'}
      </h2>
      <p className="mt-2">
        {`Here: ${summary(mine)}. There: ${gone ? 'an empty order' : summary(theirs)}. Nothing is lost: choose which to keep.`}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => onChoose('mine')}>Keep what is here</Button>
        <Button variant="outline" onClick={() => onChoose('theirs')}>
          {gone ? 'Start afresh' : 'Use the other'}
        </Button>
      </div>
    </section>
  );
}

const summary = ({ items }: TeamDraft): string =>
  `${count(items.length, 'line', 'lines')} with ${count(
    items.reduce((sum, item) => sum + piecesOf(item), 0),
    'piece',
    'pieces',
  )}`;
