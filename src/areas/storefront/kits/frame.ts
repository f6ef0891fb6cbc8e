/** Layout of kit and tools, the same before the designer is loaded, so that nothing moves. */
export const FRAME = 'lg:grid lg:grid-cols-[minmax(0,1fr)_25rem] xl:grid-cols-[minmax(0,1fr)_28rem]';
export const STAGE =
  'z-10 flex min-h-80 scroll-mt-header flex-col border-b border-line kit-stage lg:sticky lg:top-header lg:h-[calc(100svh-var(--spacing-header)-4rem)] lg:min-h-120 lg:border-b-0';
/** On a phone, where the tools have the lower half of the screen. */
export const BESIDE_TOOLS = 'sticky top-header h-[46svh]';
export const PLACE_OF_TOOLS =
  'bg-surface lg:flex lg:h-[calc(100svh-var(--spacing-header)-4rem)] lg:min-h-120 lg:flex-col lg:border-l lg:border-line';
export const PLACE_OF_TABS =
  'flex min-h-15 justify-between border-line bg-surface max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:px-0.5 max-lg:pb-[env(safe-area-inset-bottom)] lg:min-h-16 lg:shrink-0 lg:border-b lg:px-2';
