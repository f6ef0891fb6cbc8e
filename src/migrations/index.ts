import * as migration_20261121_005335_initial from './20261121_005335_initial';
import * as migration_20261121_010000_rules from './20261121_010000_rules';
import * as migration_20261121_034521_team_portal from './20261121_034521_team_portal';
import * as migration_20261121_034600_team_rules from './20261121_034600_team_rules';
import * as migration_20261121_072152_back_office from './20261121_072152_back_office';
import * as migration_20261121_072200_back_office_rules from './20261121_072200_back_office_rules';
import * as migration_20261121_100747_cms from './20261121_100747_cms';
import * as migration_20261121_100800_cms_rules from './20261121_100800_cms_rules';
import * as migration_20261121_131830_site_reach from './20261121_131830_site_reach';
import * as migration_20261121_132000_site_reach_rules from './20261121_132000_site_reach_rules';
import * as migration_20261121_133000_preview_links from './20261121_133000_preview_links';
import * as migration_20261121_140000_search from './20261121_140000_search';
import * as migration_20261122_130000_accounts from './20261122_130000_accounts';
import * as migration_20261122_132250_unconfirmed_orders from './20261122_132250_unconfirmed_orders';
import * as migration_20261122_140000_payment_rules from './20261122_140000_payment_rules';
import * as migration_20261122_171337_bank_details from './20261122_171337_bank_details';
import * as migration_20261122_171400_product_imports from './20261122_171400_product_imports';
import * as migration_20261122_172556_team_link_answers from './20261122_172556_team_link_answers';
import * as migration_20261122_180000_page_words from './20261122_180000_page_words';
import * as migration_20261123_190401_kit_designs from './20261123_190401_kit_designs';
import * as migration_20261124_000600_order_proofs from './20261124_000600_order_proofs';
import * as migration_20261124_000642_kit_designs_together from './20261124_000642_kit_designs_together';
import * as migration_20261124_001000_cache_purges from './20261124_001000_cache_purges';
import * as migration_20261124_002038_kit_make_rules from './20261124_002038_kit_make_rules';
import * as migration_20261124_044003_shipments from './20261124_044003_shipments';
import * as migration_20261124_044135_delivery from './20261124_044135_delivery';
import * as migration_20261124_044153_currency from './20261124_044153_currency';
import * as migration_20261124_044450_taxes from './20261124_044450_taxes';
import * as migration_20261124_044500_tax_rules from './20261124_044500_tax_rules';
import * as migration_20261124_045145_invoices from './20261124_045145_invoices';
import * as migration_20261124_045200_invoice_rules from './20261124_045200_invoice_rules';
import * as migration_20261124_050658_player_sizes from './20261124_050658_player_sizes';
import * as migration_20261125_075716_team_shipments from './20261125_075716_team_shipments';
import * as migration_20261125_080044_receivables from './20261125_080044_receivables';
import * as migration_20261125_080100_receivable_rules from './20261125_080100_receivable_rules';
import * as migration_20261125_093059_team_order_edits from './20261125_093059_team_order_edits';
import * as migration_20261125_095021_team_delivery from './20261125_095021_team_delivery';
import * as migration_20261125_134409_team_people from './20261125_134409_team_people';
import * as migration_20261125_134540_deposits from './20261125_134540_deposits';
import * as migration_20261125_142046_squads from './20261125_142046_squads';
import * as migration_20261125_150600_refund_rules from './20261125_150600_refund_rules';
import * as migration_20261125_184935_team_reminders from './20261125_184935_team_reminders';
import * as migration_20261125_224945_team_delivery_methods from './20261125_224945_team_delivery_methods';
import * as migration_20261125_231526_team_card_payments from './20261125_231526_team_card_payments';
import * as migration_20261126_013705_billing_details from './20261126_013705_billing_details';
import * as migration_20261126_015236_order_notes from './20261126_015236_order_notes';
import * as migration_20261126_015648_technique_prices from './20261126_015648_technique_prices';
import * as migration_20261126_021151_home_tax from './20261126_021151_home_tax';
import * as migration_20261126_025916_one_source_of_terms from './20261126_025916_one_source_of_terms';
import * as migration_20261126_030532_product_parts from './20261126_030532_product_parts';
import * as migration_20261126_051500_former_words from './20261126_051500_former_words';
import * as migration_20261126_061700_pages_keep_revision from './20261126_061700_pages_keep_revision';
import * as migration_20261126_062033_strict_kit_checks from './20261126_062033_strict_kit_checks';
import * as migration_20261126_084323_kit_parts_of_lines from './20261126_084323_kit_parts_of_lines';
import * as migration_20261126_120000_kit_logo_pictures from './20261126_120000_kit_logo_pictures';
import * as migration_20261126_153846_kit_samples from './20261126_153846_kit_samples';
import * as migration_20261128_101849_proof_jobs from './20261128_101849_proof_jobs';
import * as migration_20261128_104500_wider_search from './20261128_104500_wider_search';
import * as migration_20261128_111200_damaged_links from './20261128_111200_damaged_links';
import * as migration_20261128_111219_collection_place from './20261128_111219_collection_place';
import * as migration_20261128_112800_page_schedules from './20261128_112800_page_schedules';
import * as migration_20261128_112900_redirect_uses from './20261128_112900_redirect_uses';
import * as migration_20261128_113500_shirt_rules from './20261128_113500_shirt_rules';
import * as migration_20261128_132548_address_regions from './20261128_132548_address_regions';
import * as migration_20261128_134500_event_removal from './20261128_134500_event_removal';
import * as migration_20261128_140912_made_days from './20261128_140912_made_days';
import * as migration_20261128_201000_reason_removal from './20261128_201000_reason_removal';
import * as migration_20261128_201500_swatches_name from './20261128_201500_swatches_name';
import * as migration_20261128_225442_lines_of_teams from './20261128_225442_lines_of_teams';

export const migrations = [
  {
    up: migration_20261121_005335_initial.up,
    down: migration_20261121_005335_initial.down,
    name: '20261121_005335_initial',
  },
  {
    up: migration_20261121_010000_rules.up,
    down: migration_20261121_010000_rules.down,
    name: '20261121_010000_rules',
  },
  {
    up: migration_20261121_034521_team_portal.up,
    down: migration_20261121_034521_team_portal.down,
    name: '20261121_034521_team_portal',
  },
  {
    up: migration_20261121_034600_team_rules.up,
    down: migration_20261121_034600_team_rules.down,
    name: '20261121_034600_team_rules',
  },
  {
    up: migration_20261121_072152_back_office.up,
    down: migration_20261121_072152_back_office.down,
    name: '20261121_072152_back_office',
  },
  {
    up: migration_20261121_072200_back_office_rules.up,
    down: migration_20261121_072200_back_office_rules.down,
    name: '20261121_072200_back_office_rules',
  },
  {
    up: migration_20261121_100747_cms.up,
    down: migration_20261121_100747_cms.down,
    name: '20261121_100747_cms',
  },
  {
    up: migration_20261121_100800_cms_rules.up,
    down: migration_20261121_100800_cms_rules.down,
    name: '20261121_100800_cms_rules',
  },
  {
    up: migration_20261121_131830_site_reach.up,
    down: migration_20261121_131830_site_reach.down,
    name: '20261121_131830_site_reach',
  },
  {
    up: migration_20261121_132000_site_reach_rules.up,
    down: migration_20261121_132000_site_reach_rules.down,
    name: '20261121_132000_site_reach_rules',
  },
  {
    up: migration_20261121_133000_preview_links.up,
    down: migration_20261121_133000_preview_links.down,
    name: '20261121_133000_preview_links',
  },
  {
    up: migration_20261121_140000_search.up,
    down: migration_20261121_140000_search.down,
    name: '20261121_140000_search',
  },
  {
    up: migration_20261122_130000_accounts.up,
    down: migration_20261122_130000_accounts.down,
    name: '20261122_130000_accounts',
  },
  {
    up: migration_20261122_132250_unconfirmed_orders.up,
    down: migration_20261122_132250_unconfirmed_orders.down,
    name: '20261122_132250_unconfirmed_orders',
  },
  {
    up: migration_20261122_140000_payment_rules.up,
    down: migration_20261122_140000_payment_rules.down,
    name: '20261122_140000_payment_rules',
  },
  {
    up: migration_20261122_171337_bank_details.up,
    down: migration_20261122_171337_bank_details.down,
    name: '20261122_171337_bank_details',
  },
  {
    up: migration_20261122_171400_product_imports.up,
    down: migration_20261122_171400_product_imports.down,
    name: '20261122_171400_product_imports',
  },
  {
    up: migration_20261122_172556_team_link_answers.up,
    down: migration_20261122_172556_team_link_answers.down,
    name: '20261122_172556_team_link_answers',
  },
  {
    up: migration_20261122_180000_page_words.up,
    down: migration_20261122_180000_page_words.down,
    name: '20261122_180000_page_words',
  },
  {
    up: migration_20261123_190401_kit_designs.up,
    down: migration_20261123_190401_kit_designs.down,
    name: '20261123_190401_kit_designs',
  },
  {
    up: migration_20261124_000600_order_proofs.up,
    down: migration_20261124_000600_order_proofs.down,
    name: '20261124_000600_order_proofs',
  },
  {
    up: migration_20261124_000642_kit_designs_together.up,
    down: migration_20261124_000642_kit_designs_together.down,
    name: '20261124_000642_kit_designs_together',
  },
  {
    up: migration_20261124_001000_cache_purges.up,
    down: migration_20261124_001000_cache_purges.down,
    name: '20261124_001000_cache_purges',
  },
  {
    up: migration_20261124_002038_kit_make_rules.up,
    down: migration_20261124_002038_kit_make_rules.down,
    name: '20261124_002038_kit_make_rules',
  },
  {
    up: migration_20261124_044003_shipments.up,
    down: migration_20261124_044003_shipments.down,
    name: '20261124_044003_shipments',
  },
  {
    up: migration_20261124_044135_delivery.up,
    down: migration_20261124_044135_delivery.down,
    name: '20261124_044135_delivery',
  },
  {
    up: migration_20261124_044153_currency.up,
    down: migration_20261124_044153_currency.down,
    name: '20261124_044153_currency',
  },
  {
    up: migration_20261124_044450_taxes.up,
    down: migration_20261124_044450_taxes.down,
    name: '20261124_044450_taxes',
  },
  {
    up: migration_20261124_044500_tax_rules.up,
    down: migration_20261124_044500_tax_rules.down,
    name: '20261124_044500_tax_rules',
  },
  {
    up: migration_20261124_045145_invoices.up,
    down: migration_20261124_045145_invoices.down,
    name: '20261124_045145_invoices',
  },
  {
    up: migration_20261124_045200_invoice_rules.up,
    down: migration_20261124_045200_invoice_rules.down,
    name: '20261124_045200_invoice_rules',
  },
  {
    up: migration_20261124_050658_player_sizes.up,
    down: migration_20261124_050658_player_sizes.down,
    name: '20261124_050658_player_sizes',
  },
  {
    up: migration_20261125_075716_team_shipments.up,
    down: migration_20261125_075716_team_shipments.down,
    name: '20261125_075716_team_shipments',
  },
  {
    up: migration_20261125_080044_receivables.up,
    down: migration_20261125_080044_receivables.down,
    name: '20261125_080044_receivables',
  },
  {
    up: migration_20261125_080100_receivable_rules.up,
    down: migration_20261125_080100_receivable_rules.down,
    name: '20261125_080100_receivable_rules',
  },
  {
    up: migration_20261125_093059_team_order_edits.up,
    down: migration_20261125_093059_team_order_edits.down,
    name: '20261125_093059_team_order_edits',
  },
  {
    up: migration_20261125_095021_team_delivery.up,
    down: migration_20261125_095021_team_delivery.down,
    name: '20261125_095021_team_delivery',
  },
  {
    up: migration_20261125_134409_team_people.up,
    down: migration_20261125_134409_team_people.down,
    name: '20261125_134409_team_people',
  },
  {
    up: migration_20261125_134540_deposits.up,
    down: migration_20261125_134540_deposits.down,
    name: '20261125_134540_deposits',
  },
  {
    up: migration_20261125_142046_squads.up,
    down: migration_20261125_142046_squads.down,
    name: '20261125_142046_squads',
  },
  {
    up: migration_20261125_150600_refund_rules.up,
    down: migration_20261125_150600_refund_rules.down,
    name: '20261125_150600_refund_rules',
  },
  {
    up: migration_20261125_184935_team_reminders.up,
    down: migration_20261125_184935_team_reminders.down,
    name: '20261125_184935_team_reminders',
  },
  {
    up: migration_20261125_224945_team_delivery_methods.up,
    down: migration_20261125_224945_team_delivery_methods.down,
    name: '20261125_224945_team_delivery_methods',
  },
  {
    up: migration_20261125_231526_team_card_payments.up,
    down: migration_20261125_231526_team_card_payments.down,
    name: '20261125_231526_team_card_payments',
  },
  {
    up: migration_20261126_013705_billing_details.up,
    down: migration_20261126_013705_billing_details.down,
    name: '20261126_013705_billing_details',
  },
  {
    up: migration_20261126_015236_order_notes.up,
    down: migration_20261126_015236_order_notes.down,
    name: '20261126_015236_order_notes',
  },
  {
    up: migration_20261126_015648_technique_prices.up,
    down: migration_20261126_015648_technique_prices.down,
    name: '20261126_015648_technique_prices',
  },
  {
    up: migration_20261126_021151_home_tax.up,
    down: migration_20261126_021151_home_tax.down,
    name: '20261126_021151_home_tax',
  },
  {
    up: migration_20261126_025916_one_source_of_terms.up,
    down: migration_20261126_025916_one_source_of_terms.down,
    name: '20261126_025916_one_source_of_terms',
  },
  {
    up: migration_20261126_030532_product_parts.up,
    down: migration_20261126_030532_product_parts.down,
    name: '20261126_030532_product_parts',
  },
  {
    up: migration_20261126_051500_former_words.up,
    down: migration_20261126_051500_former_words.down,
    name: '20261126_051500_former_words',
  },
  {
    up: migration_20261126_061700_pages_keep_revision.up,
    down: migration_20261126_061700_pages_keep_revision.down,
    name: '20261126_061700_pages_keep_revision',
  },
  {
    up: migration_20261126_062033_strict_kit_checks.up,
    down: migration_20261126_062033_strict_kit_checks.down,
    name: '20261126_062033_strict_kit_checks',
  },
  {
    up: migration_20261126_084323_kit_parts_of_lines.up,
    down: migration_20261126_084323_kit_parts_of_lines.down,
    name: '20261126_084323_kit_parts_of_lines',
  },
  {
    up: migration_20261126_120000_kit_logo_pictures.up,
    down: migration_20261126_120000_kit_logo_pictures.down,
    name: '20261126_120000_kit_logo_pictures',
  },
  {
    up: migration_20261126_153846_kit_samples.up,
    down: migration_20261126_153846_kit_samples.down,
    name: '20261126_153846_kit_samples',
  },
  {
    up: migration_20261128_101849_proof_jobs.up,
    down: migration_20261128_101849_proof_jobs.down,
    name: '20261128_101849_proof_jobs',
  },
  {
    up: migration_20261128_104500_wider_search.up,
    down: migration_20261128_104500_wider_search.down,
    name: '20261128_104500_wider_search',
  },
  {
    up: migration_20261128_111200_damaged_links.up,
    down: migration_20261128_111200_damaged_links.down,
    name: '20261128_111200_damaged_links',
  },
  {
    up: migration_20261128_111219_collection_place.up,
    down: migration_20261128_111219_collection_place.down,
    name: '20261128_111219_collection_place',
  },
  {
    up: migration_20261128_112800_page_schedules.up,
    down: migration_20261128_112800_page_schedules.down,
    name: '20261128_112800_page_schedules',
  },
  {
    up: migration_20261128_112900_redirect_uses.up,
    down: migration_20261128_112900_redirect_uses.down,
    name: '20261128_112900_redirect_uses',
  },
  {
    up: migration_20261128_113500_shirt_rules.up,
    down: migration_20261128_113500_shirt_rules.down,
    name: '20261128_113500_shirt_rules',
  },
  {
    up: migration_20261128_132548_address_regions.up,
    down: migration_20261128_132548_address_regions.down,
    name: '20261128_132548_address_regions',
  },
  {
    up: migration_20261128_134500_event_removal.up,
    down: migration_20261128_134500_event_removal.down,
    name: '20261128_134500_event_removal',
  },
  {
    up: migration_20261128_140912_made_days.up,
    down: migration_20261128_140912_made_days.down,
    name: '20261128_140912_made_days',
  },
  {
    up: migration_20261128_201000_reason_removal.up,
    down: migration_20261128_201000_reason_removal.down,
    name: '20261128_201000_reason_removal',
  },
  {
    up: migration_20261128_201500_swatches_name.up,
    down: migration_20261128_201500_swatches_name.down,
    name: '20261128_201500_swatches_name',
  },
  {
    up: migration_20261128_225442_lines_of_teams.up,
    down: migration_20261128_225442_lines_of_teams.down,
    name: '20261128_225442_lines_of_teams'
  },
];
