'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { sizesText } from '@/domain/teams/player-sizes';
import { proposedFor, type AnswerFor } from '@/domain/teams/team-link-answers';
import { Options } from '@/ui/Options';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Select } from '@/ui/Select';
import { toast } from '@/ui/toast';
import type { ListedPlayer, WaitingAnswer } from './data/size-requests';
import { requestTeam } from '@/modules/team/request-team';

type AnswersToCheckProps = {
  answers: readonly WaitingAnswer[];
  players: readonly ListedPlayer[];
  names: readonly string[];
};

const detailsOf = (player: Omit<WaitingAnswer, 'id' | 'name' | 'answeredAt'>) =>
  [
    sizesText(player),
    player.jerseyNumber !== null && `No. ${player.jerseyNumber}`,
    player.nameOnBack && `“${player.nameOnBack}”`,
  ].filter(Boolean);

/** Answers by the team’s link: the manager assigns each; none is on the roster before. */
export function AnswersToCheck({ answers, players, names }: AnswersToCheckProps) {
  const router = useRouter();
  const [chosen, setChosen] = useState<Record<string, AnswerFor>>({});
  const [isBusy, setBusy] = useState(false);
  const whose = ({ id, name }: WaitingAnswer) => chosen[id] ?? proposedFor(name, players) ?? '';
  const ready = answers.flatMap((answer) => {
    const to = whose(answer);
    return to === '' ? [] : [{ answer, to }];
  });

  async function decide(decisions: readonly { answer: WaitingAnswer; to: AnswerFor }[]): Promise<boolean> {
    setBusy(true);
    const body = { answers: decisions.map(({ answer, to }) => ({ id: answer.id, seen: answer.answeredAt, to })) };
    const result = await requestTeam<{ accepted: number }>('/api/team/size-answers', { method: 'POST', body });
    setBusy(false);
    if (result.ok || result.code !== 'offline') router.refresh();
    if (!result.ok) {
      toast({ title: 'Roster not changed', description: result.message, variant: 'destructive' });
      return false;
    }
    const { accepted } = result.value;
    if (accepted === 0) toast({ title: 'Answer discarded' });
    else
      toast({
        title: accepted === 1 ? 'Answer accepted' : `${accepted} answers accepted`,
        description: 'The roster has them now.',
      });
    return true;
  }

  return (
    <section aria-labelledby="to-check-title" className="mt-10">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="to-check-title" className="flex items-baseline gap-2.5 text-subheading">
            To check <span className="text-ink-muted tabular-nums">{answers.length}</span>
          </h2>
          <p className="mt-1 text-sm text-ink-muted">
            Sent through the team link. Accept an answer to put it on the roster; what a player left empty stays as it
            is.
          </p>
        </div>
        {answers.length > 1 && ready.length > 0 && (
          <Button loading={isBusy} onClick={() => void decide(ready)}>
            Accept {ready.length === answers.length ? 'all' : ready.length}
          </Button>
        )}
      </div>
      <ul className="card divide-y divide-line border-l-4 border-l-brand">
        {answers.map((answer) => {
          const to = whose(answer);
          const known = players.find(({ id }) => id === to);
          return (
            <li key={answer.id} className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-3.5">
              <div className="min-w-0 grow basis-60">
                <p className="font-semibold wrap-anywhere">{answer.name}</p>
                <p className="text-sm wrap-anywhere">{detailsOf(answer).join(' · ')}</p>
              </div>
              <div className="grow basis-56 sm:max-w-72">
                <Select
                  aria-label={`Who ${answer.name} is`}
                  value={to}
                  onChange={(event) => setChosen((now) => ({ ...now, [answer.id]: event.target.value }))}
                >
                  <option value="" disabled>
                    Choose a player
                  </option>
                  <option value="new">New player</option>
                  <optgroup label="On the roster">
                    <Options
                      choices={players.map(({ id, name }, place) => ({ value: id, label: names[place] ?? name }))}
                    />
                  </optgroup>
                </Select>
                {known && <p className="mt-1 text-sm text-ink-muted wrap-anywhere">{rosterEntryOf(known)}</p>}
              </div>
              <div className="flex gap-2">
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Accept ${answer.name}`}
                  disabled={to === '' || isBusy}
                  onClick={() => void (to !== '' && decide([{ answer, to }]))}
                >
                  Accept
                </Button>
                <ConfirmDialog
                  trigger={
                    <Button variant="ghost" size="sm" aria-label={`Discard ${answer.name}`} disabled={isBusy}>
                      Discard
                    </Button>
                  }
                  title={`Discard the answer of ${answer.name}?`}
                  description="It is deleted, and its link no longer works. The roster stays as it is."
                  confirmLabel="Discard"
                  destructive
                  onConfirm={() => decide([{ answer, to: 'discard' }])}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function rosterEntryOf(player: ListedPlayer): string {
  const details = detailsOf(player);
  const known = details.length > 0 ? `Now ${details.join(' · ')}` : 'No size yet';
  return player.answeredAt ? `${known}; has answered already` : known;
}
