export const PRODUCTION_STAGES = ['to_approve', 'to_start', 'ready', 'in_production', 'on_its_way'] as const;
export type ProductionStage = (typeof PRODUCTION_STAGES)[number];

export const PRODUCTION_STAGE_LABELS: Record<ProductionStage, string> = {
  to_approve: 'To approve',
  to_start: 'To start',
  ready: 'Ready for production',
  in_production: 'In production',
  on_its_way: 'On its way',
};

export const stageLabel = (stage: ProductionStage, isCollection: boolean): string =>
  stage === 'on_its_way' && isCollection ? 'Ready to collect' : PRODUCTION_STAGE_LABELS[stage];
