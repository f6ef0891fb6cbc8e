import { useMemo } from 'react';
import { checkKit } from '@/domain/kits/checks/check-kit';
import type { KitProblem } from '@/domain/kits/checks/kit-problem';
import type { KitRules } from '@/domain/kits/checks/kit-rules';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import type { Outlines } from '@/domain/kits/lettering/outlines';
import { useAtRest, useDesigner, useKitAtRest, type DesignerState } from './designer-store';

type Checked = { kit: KitDocument; outlines: Outlines; rules: KitRules; problems: KitProblem[] };

/** Last check, shared by the tab and its panel. */
let latest: Checked | undefined;

function problemsOf(kit: KitDocument, outlines: Outlines, rules: KitRules): KitProblem[] {
  if (latest?.kit !== kit || latest.outlines !== outlines || latest.rules !== rules)
    latest = { kit, outlines, rules, problems: checkKit(kit, { outlines, ...rules }) };
  return latest.problems;
}

const outlinesOf = ({ outlines }: DesignerState): Outlines => outlines;

/** Problems of the open kit, checked once it is at rest. */
export function useKitProblems(): readonly KitProblem[] {
  const kit = useKitAtRest();
  const outlines = useAtRest(outlinesOf);
  const rules = useDesigner((state) => state.rules);
  return useMemo(() => problemsOf(kit, outlines, rules), [kit, outlines, rules]);
}
