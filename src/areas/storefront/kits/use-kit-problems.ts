import { useMemo } from 'react';
import { checkKit } from '@/domain/kits/checks/check-kit';
import type { KitProblem } from '@/domain/kits/checks/kit-problem';
import type { OptionalCheck } from '@/domain/kits/checks/strict-checks';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import type { Outlines } from '@/domain/kits/lettering/outlines';
import { useDesigner, useKitAtRest } from './designer-store';

type Checked = { kit: KitDocument; outlines: Outlines; strict: readonly OptionalCheck[]; problems: KitProblem[] };

/** What was checked last: the tab and its panel ask alike. */
let latest: Checked | undefined;

function problemsOf(kit: KitDocument, outlines: Outlines, strict: readonly OptionalCheck[]): KitProblem[] {
  if (latest?.kit !== kit || latest.outlines !== outlines || latest.strict !== strict)
    latest = { kit, outlines, strict, problems: checkKit(kit, { outlines, strict }) };
  return latest.problems;
}

/** What has to be mended or looked at of the open kit before there is a proof, once all is at rest. */
export function useKitProblems(): readonly KitProblem[] {
  const kit = useKitAtRest();
  const outlines = useDesigner((state) => state.outlines);
  const strict = useDesigner((state) => state.strict);
  return useMemo(() => problemsOf(kit, outlines, strict), [kit, outlines, strict]);
}
