import type { ReactNode } from 'react';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import { BlockLink } from './BlockLink';
import { slotsOf } from './slots';
import type { BlockViewProps } from './types';

type BlockButtonsProps = Pick<BlockViewProps<'hero' | 'callToAction'>, 'block' | 'editing'> & {
  className?: string;
  firstClassName: string;
  secondClassName: string;
  icon?: ReactNode;
};

export function BlockButtons({ block, editing, icon, ...look }: BlockButtonsProps) {
  const slot = slotsOf(editing);
  const first = slot('buttonText', block.buttonText);
  const second = slot('secondButtonText', block.secondButtonText);
  if (!first && !second) return null;
  return (
    <div className={cn('flex flex-wrap gap-3', look.className)}>
      {first && (
        <BlockLink address={block.buttonLink} className={cn(buttonClass('primary', 'lg'), look.firstClassName)}>
          {first}
          {icon}
        </BlockLink>
      )}
      {second && (
        <BlockLink address={block.secondButtonLink} className={cn(buttonClass('outline', 'lg'), look.secondClassName)}>
          {second}
        </BlockLink>
      )}
    </div>
  );
}
