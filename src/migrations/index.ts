import * as migration_20261129_100000_tables from './20261129_100000_tables';
import * as migration_20261129_100001_rules from './20261129_100001_rules';
import * as migration_20261129_164000_throttles from './20261129_164000_throttles';
import * as migration_20261129_165000_shared_jobs from './20261129_165000_shared_jobs';
import * as migration_20261129_195000_job_runs from './20261129_195000_job_runs';
import * as migration_20261129_201000_cdn_purges from './20261129_201000_cdn_purges';
import * as migration_20261129_202000_order_sums from './20261129_202000_order_sums';
import * as migration_20261129_202100_earlier_order_sums from './20261129_202100_earlier_order_sums';
import * as migration_20261129_203000_large_lists from './20261129_203000_large_lists';
import * as migration_20261129_230000_unsettled_orders from './20261129_230000_unsettled_orders';
import * as migration_20261129_230100_earlier_unsettled_orders from './20261129_230100_earlier_unsettled_orders';
import * as migration_20261129_231000_webhooks from './20261129_231000_webhooks';
import * as migration_20261129_233500_api_keys from './20261129_233500_api_keys';
import * as migration_20261130_015000_bulk_jobs from './20261130_015000_bulk_jobs';
import * as migration_20261130_021000_import_pictures from './20261130_021000_import_pictures';
import * as migration_20261130_022000_idempotency_keys from './20261130_022000_idempotency_keys';
import * as migration_20261130_025000_void_payments from './20261130_025000_void_payments';
import * as migration_20261130_030000_key_limits from './20261130_030000_key_limits';
import * as migration_20261130_040000_open_invoices from './20261130_040000_open_invoices';
import * as migration_20261130_040100_earlier_open_invoices from './20261130_040100_earlier_open_invoices';
import * as migration_20261130_040200_unsettled_orders_contract from './20261130_040200_unsettled_orders_contract';
import * as migration_20261130_071000_offers from './20261130_071000_offers';
import * as migration_20261130_072000_credit_notes from './20261130_072000_credit_notes';
import * as migration_20261130_072500_quotes from './20261130_072500_quotes';
import * as migration_20261130_073000_payment_states from './20261130_073000_payment_states';
import * as migration_20261130_073100_counted_payments from './20261130_073100_counted_payments';
import * as migration_20261130_090000_roles from './20261130_090000_roles';
import * as migration_20261130_090100_first_owner from './20261130_090100_first_owner';
import * as migration_20261130_093000_kept_sums from './20261130_093000_kept_sums';
import * as migration_20261130_093100_earlier_sums from './20261130_093100_earlier_sums';
import * as migration_20261130_094500_returns from './20261130_094500_returns';
import * as migration_20261130_104721_print_roll from './20261130_104721_print_roll';
import * as migration_20261130_105500_invoice_numbers from './20261130_105500_invoice_numbers';
import * as migration_20261130_105600_write_offs from './20261130_105600_write_offs';
import * as migration_20261130_114500_automatic_backups from './20261130_114500_automatic_backups';
import * as migration_20261130_125500_custom_lines from './20261130_125500_custom_lines';
import * as migration_20261130_131500_shopper_accounts from './20261130_131500_shopper_accounts';
import * as migration_20261130_134000_proof_pins from './20261130_134000_proof_pins';
import * as migration_20261130_134500_reports from './20261130_134500_reports';
import * as migration_20261130_134510_report_indexes from './20261130_134510_report_indexes';
import * as migration_20261130_140000_shown_lines from './20261130_140000_shown_lines';
import * as migration_20261130_151500_return_window from './20261130_151500_return_window';
import * as migration_20261130_152500_team_returns from './20261130_152500_team_returns';
import * as migration_20261130_160500_saved_views from './20261130_160500_saved_views';
import * as migration_20261130_161500_email_texts from './20261130_161500_email_texts';
import * as migration_20261130_163500_agreed_delivery from './20261130_163500_agreed_delivery';
import * as migration_20261130_171500_price_lists from './20261130_171500_price_lists';
import * as migration_20261130_173500_proof_squads from './20261130_173500_proof_squads';
import * as migration_20261130_174500_newsletter_issues from './20261130_174500_newsletter_issues';
import * as migration_20261130_202500_team_custom_lines from './20261130_202500_team_custom_lines';
import * as migration_20261130_204500_techniques from './20261130_204500_techniques';
import * as migration_20261130_213500_vouchers from './20261130_213500_vouchers';
import * as migration_20261130_214500_more_garments from './20261130_214500_more_garments';
import * as migration_20261201_011000_skort from './20261201_011000_skort';
import * as migration_20261201_012000_warm_up_jacket from './20261201_012000_warm_up_jacket';
import * as migration_20261201_013000_pattern_templates from './20261201_013000_pattern_templates';
import * as migration_20261201_043000_team_vouchers from './20261201_043000_team_vouchers';

export const migrations = [
  {
    up: migration_20261129_100000_tables.up,
    down: migration_20261129_100000_tables.down,
    name: '20261129_100000_tables',
  },
  {
    up: migration_20261129_100001_rules.up,
    down: migration_20261129_100001_rules.down,
    name: '20261129_100001_rules',
  },
  {
    up: migration_20261129_164000_throttles.up,
    down: migration_20261129_164000_throttles.down,
    name: '20261129_164000_throttles',
  },
  {
    up: migration_20261129_165000_shared_jobs.up,
    down: migration_20261129_165000_shared_jobs.down,
    name: '20261129_165000_shared_jobs',
  },
  {
    up: migration_20261129_195000_job_runs.up,
    down: migration_20261129_195000_job_runs.down,
    name: '20261129_195000_job_runs',
  },
  {
    up: migration_20261129_201000_cdn_purges.up,
    down: migration_20261129_201000_cdn_purges.down,
    name: '20261129_201000_cdn_purges',
  },
  {
    up: migration_20261129_202000_order_sums.up,
    down: migration_20261129_202000_order_sums.down,
    name: '20261129_202000_order_sums',
  },
  {
    up: migration_20261129_202100_earlier_order_sums.up,
    down: migration_20261129_202100_earlier_order_sums.down,
    name: '20261129_202100_earlier_order_sums',
  },
  {
    up: migration_20261129_203000_large_lists.up,
    down: migration_20261129_203000_large_lists.down,
    name: '20261129_203000_large_lists',
  },
  {
    up: migration_20261129_230000_unsettled_orders.up,
    down: migration_20261129_230000_unsettled_orders.down,
    name: '20261129_230000_unsettled_orders',
  },
  {
    up: migration_20261129_230100_earlier_unsettled_orders.up,
    down: migration_20261129_230100_earlier_unsettled_orders.down,
    name: '20261129_230100_earlier_unsettled_orders',
  },
  {
    up: migration_20261129_231000_webhooks.up,
    down: migration_20261129_231000_webhooks.down,
    name: '20261129_231000_webhooks',
  },
  {
    up: migration_20261129_233500_api_keys.up,
    down: migration_20261129_233500_api_keys.down,
    name: '20261129_233500_api_keys',
  },
  {
    up: migration_20261130_015000_bulk_jobs.up,
    down: migration_20261130_015000_bulk_jobs.down,
    name: '20261130_015000_bulk_jobs',
  },
  {
    up: migration_20261130_021000_import_pictures.up,
    down: migration_20261130_021000_import_pictures.down,
    name: '20261130_021000_import_pictures',
  },
  {
    up: migration_20261130_022000_idempotency_keys.up,
    down: migration_20261130_022000_idempotency_keys.down,
    name: '20261130_022000_idempotency_keys',
  },
  {
    up: migration_20261130_025000_void_payments.up,
    down: migration_20261130_025000_void_payments.down,
    name: '20261130_025000_void_payments',
  },
  {
    up: migration_20261130_030000_key_limits.up,
    down: migration_20261130_030000_key_limits.down,
    name: '20261130_030000_key_limits',
  },
  {
    up: migration_20261130_040000_open_invoices.up,
    down: migration_20261130_040000_open_invoices.down,
    name: '20261130_040000_open_invoices',
  },
  {
    up: migration_20261130_040100_earlier_open_invoices.up,
    down: migration_20261130_040100_earlier_open_invoices.down,
    name: '20261130_040100_earlier_open_invoices',
  },
  {
    up: migration_20261130_040200_unsettled_orders_contract.up,
    down: migration_20261130_040200_unsettled_orders_contract.down,
    name: '20261130_040200_unsettled_orders_contract',
  },
  {
    up: migration_20261130_071000_offers.up,
    down: migration_20261130_071000_offers.down,
    name: '20261130_071000_offers',
  },
  {
    up: migration_20261130_072000_credit_notes.up,
    down: migration_20261130_072000_credit_notes.down,
    name: '20261130_072000_credit_notes',
  },
  {
    up: migration_20261130_072500_quotes.up,
    down: migration_20261130_072500_quotes.down,
    name: '20261130_072500_quotes',
  },
  {
    up: migration_20261130_073000_payment_states.up,
    down: migration_20261130_073000_payment_states.down,
    name: '20261130_073000_payment_states',
  },
  {
    up: migration_20261130_073100_counted_payments.up,
    down: migration_20261130_073100_counted_payments.down,
    name: '20261130_073100_counted_payments',
  },
  {
    up: migration_20261130_090000_roles.up,
    down: migration_20261130_090000_roles.down,
    name: '20261130_090000_roles',
  },
  {
    up: migration_20261130_090100_first_owner.up,
    down: migration_20261130_090100_first_owner.down,
    name: '20261130_090100_first_owner',
  },
  {
    up: migration_20261130_093000_kept_sums.up,
    down: migration_20261130_093000_kept_sums.down,
    name: '20261130_093000_kept_sums',
  },
  {
    up: migration_20261130_093100_earlier_sums.up,
    down: migration_20261130_093100_earlier_sums.down,
    name: '20261130_093100_earlier_sums',
  },
  {
    up: migration_20261130_094500_returns.up,
    down: migration_20261130_094500_returns.down,
    name: '20261130_094500_returns',
  },
  {
    up: migration_20261130_104721_print_roll.up,
    down: migration_20261130_104721_print_roll.down,
    name: '20261130_104721_print_roll',
  },
  {
    up: migration_20261130_105500_invoice_numbers.up,
    down: migration_20261130_105500_invoice_numbers.down,
    name: '20261130_105500_invoice_numbers',
  },
  {
    up: migration_20261130_105600_write_offs.up,
    down: migration_20261130_105600_write_offs.down,
    name: '20261130_105600_write_offs',
  },
  {
    up: migration_20261130_114500_automatic_backups.up,
    down: migration_20261130_114500_automatic_backups.down,
    name: '20261130_114500_automatic_backups',
  },
  {
    up: migration_20261130_125500_custom_lines.up,
    down: migration_20261130_125500_custom_lines.down,
    name: '20261130_125500_custom_lines',
  },
  {
    up: migration_20261130_131500_shopper_accounts.up,
    down: migration_20261130_131500_shopper_accounts.down,
    name: '20261130_131500_shopper_accounts',
  },
  {
    up: migration_20261130_134000_proof_pins.up,
    down: migration_20261130_134000_proof_pins.down,
    name: '20261130_134000_proof_pins',
  },
  {
    up: migration_20261130_134500_reports.up,
    down: migration_20261130_134500_reports.down,
    name: '20261130_134500_reports',
  },
  {
    up: migration_20261130_134510_report_indexes.up,
    down: migration_20261130_134510_report_indexes.down,
    name: '20261130_134510_report_indexes',
  },
  {
    up: migration_20261130_140000_shown_lines.up,
    down: migration_20261130_140000_shown_lines.down,
    name: '20261130_140000_shown_lines',
  },
  {
    up: migration_20261130_151500_return_window.up,
    down: migration_20261130_151500_return_window.down,
    name: '20261130_151500_return_window',
  },
  {
    up: migration_20261130_152500_team_returns.up,
    down: migration_20261130_152500_team_returns.down,
    name: '20261130_152500_team_returns',
  },
  {
    up: migration_20261130_160500_saved_views.up,
    down: migration_20261130_160500_saved_views.down,
    name: '20261130_160500_saved_views',
  },
  {
    up: migration_20261130_161500_email_texts.up,
    down: migration_20261130_161500_email_texts.down,
    name: '20261130_161500_email_texts',
  },
  {
    up: migration_20261130_163500_agreed_delivery.up,
    down: migration_20261130_163500_agreed_delivery.down,
    name: '20261130_163500_agreed_delivery',
  },
  {
    up: migration_20261130_171500_price_lists.up,
    down: migration_20261130_171500_price_lists.down,
    name: '20261130_171500_price_lists',
  },
  {
    up: migration_20261130_173500_proof_squads.up,
    down: migration_20261130_173500_proof_squads.down,
    name: '20261130_173500_proof_squads',
  },
  {
    up: migration_20261130_174500_newsletter_issues.up,
    down: migration_20261130_174500_newsletter_issues.down,
    name: '20261130_174500_newsletter_issues',
  },
  {
    up: migration_20261130_202500_team_custom_lines.up,
    down: migration_20261130_202500_team_custom_lines.down,
    name: '20261130_202500_team_custom_lines',
  },
  {
    up: migration_20261130_204500_techniques.up,
    down: migration_20261130_204500_techniques.down,
    name: '20261130_204500_techniques',
  },
  {
    up: migration_20261130_213500_vouchers.up,
    down: migration_20261130_213500_vouchers.down,
    name: '20261130_213500_vouchers',
  },
  {
    up: migration_20261130_214500_more_garments.up,
    down: migration_20261130_214500_more_garments.down,
    name: '20261130_214500_more_garments',
  },
  {
    up: migration_20261201_011000_skort.up,
    down: migration_20261201_011000_skort.down,
    name: '20261201_011000_skort',
  },
  {
    up: migration_20261201_012000_warm_up_jacket.up,
    down: migration_20261201_012000_warm_up_jacket.down,
    name: '20261201_012000_warm_up_jacket',
  },
  {
    up: migration_20261201_013000_pattern_templates.up,
    down: migration_20261201_013000_pattern_templates.down,
    name: '20261201_013000_pattern_templates',
  },
  {
    up: migration_20261201_043000_team_vouchers.up,
    down: migration_20261201_043000_team_vouchers.down,
    name: '20261201_043000_team_vouchers',
  },
];
