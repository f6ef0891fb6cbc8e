import type { EditorBlock } from '../../blocks/new-block';
import { allBlocks, type Blocks } from '../blocks';
import { nodesIn, plainText } from '../plain-text';
import type { Finding } from '../types';
import { textOf } from './properties';

interface Heading {
  level: number;
  text: string;
  blockId: string;
  path: string;
}

/** The first hero’s title is the page’s heading, else its own title; headings in texts start at the second level. */
export function checkHeadings(page: Blocks): Finding[] {
  const lead = page.find(({ blockType }) => blockType === 'hero');
  const headings = allBlocks(page).flatMap(({ block }) => headingsOf(block, block === lead));
  const findings: Finding[] = [];
  let last = lead ? 0 : 1;
  for (const { level, text, blockId, path } of headings) {
    const find = (message: string) => findings.push({ severity: 'warning', message, blockId, path });
    if (text === '') {
      find('Write something in the heading, or remove it: it is empty.');
      continue;
    }
    if (level === 1 && last > 0) find('Move the first hero above all other headings: it holds the page’s own.');
    if (last > 0 && level > last + 1)
      find(`Make “${text}” a level ${last + 1} heading: it is level ${level}, below a level ${last} one.`);
    last = level;
  }
  return findings;
}

function headingsOf(block: EditorBlock, isLead: boolean): Heading[] {
  const at = (path: string, level: number): Heading[] => {
    const text = textOf(block[path]);
    return text === '' ? [] : [{ level, text, blockId: block.id, path }];
  };
  if (block.blockType === 'hero') return at('title', isLead ? 1 : 2);
  if (block.blockType !== 'text') return at('heading', 2);
  return nodesIn(block.content).flatMap((node) =>
    node.type === 'heading' && typeof node.tag === 'string'
      ? [{ level: Math.max(2, Number(node.tag.slice(1))), text: plainText(node), blockId: block.id, path: 'content' }]
      : [],
  );
}
