'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { backNameOf, cutNameText } from '@/domain/teams/back-name';
import type { Player } from '@/domain/teams/roster';
import {
  BACK_NAME_LABELS,
  BACK_NAME_RULES,
  NUMBER_SCOPE_LABELS,
  NUMBER_SCOPES,
  type ShirtRules,
} from '@/domain/teams/shirt-rules';
import { requestTeam } from '@/modules/team/request-team';
import { Checkbox } from '@/ui/Checkbox';
import { choicesOf } from '@/ui/choices';
import { Field } from '@/ui/Field';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import { toast } from '@/ui/toast';

const SHOWN = 3;

type ShirtRulesPanelProps = { players: readonly Player[]; rules: ShirtRules };

export function ShirtRulesPanel({ players, rules: stored }: ShirtRulesPanelProps) {
  const router = useRouter();
  const [rules, setRules] = useState(stored);
  const named = players.filter(({ nameOnBack }) => !nameOnBack);
  const shown = named.toSorted((a, b) => b.name.length - a.name.length).slice(0, SHOWN);
  const cut = players.flatMap((player) => cutNameText(player, rules) ?? []);

  async function change(next: Partial<ShirtRules>) {
    const before = rules;
    setRules({ ...rules, ...next });
    const result = await requestTeam('/api/team/shirt-rules', { method: 'PUT', body: next });
    if (result.ok) return router.refresh();
    setRules(before);
    toast({ title: 'Rules not saved', description: result.message, variant: 'destructive' });
  }

  return (
    <section id="shirt-rules" aria-labelledby="shirt-rules-title" className="card scroll-mt-24 p-5">
      <h2 id="shirt-rules-title" className="text-subheading">
        Names and numbers
      </h2>
      <div className="mt-4 grid gap-5 sm:grid-cols-2">
        <Field label="Names on the back" hint="For players who have no name on back entered.">
          {(control) => (
            <Select
              {...control}
              value={rules.backNames}
              onChange={({ target }) => void change({ backNames: target.value as ShirtRules['backNames'] })}
            >
              <Options choices={choicesOf(BACK_NAME_RULES, BACK_NAME_LABELS)} />
            </Select>
          )}
        </Field>
        <Field label="A number is worn" hint="Kits with a number worn more often cannot be ordered.">
          {(control) => (
            <Select
              {...control}
              value={rules.numbersUniqueIn}
              onChange={({ target }) => void change({ numbersUniqueIn: target.value as ShirtRules['numbersUniqueIn'] })}
            >
              <Options choices={choicesOf(NUMBER_SCOPES, NUMBER_SCOPE_LABELS)} />
            </Select>
          )}
        </Field>
        <Checkbox
          label="All names in capitals"
          checked={rules.capitalNames}
          onChange={({ target }) => void change({ capitalNames: target.checked })}
        />
      </div>
      {shown.length > 0 && (
        <dl className="mt-4 grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-x-6 gap-y-1 border-t border-line pt-4 text-sm sm:grid-cols-[auto_1fr]">
          {shown.map((player) => (
            <div key={player.id} className="contents">
              <dt className="text-ink-muted wrap-anywhere">{player.name}</dt>
              <dd className="font-semibold wrap-anywhere">{backNameOf(player, rules).text}</dd>
            </div>
          ))}
        </dl>
      )}
      {cut.length > 0 && (
        <ul className="mt-3 space-y-1 text-sm text-warning">
          {cut.map((text) => (
            <li key={text} className="wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
