import * as migration_20261121_100000_initial from './20261121_100000_initial';
import * as migration_20261121_104500_enquiry_tables_and_notices from './20261121_104500_enquiry_tables_and_notices';
import * as migration_20261121_113000_lookups_by_person from './20261121_113000_lookups_by_person';
import * as migration_20261122_050000_client_builds from './20261122_050000_client_builds';
import * as migration_20261122_054204_retention_periods from './20261122_054204_retention_periods';
import * as migration_20261122_054500_records_take_theirs_along from './20261122_054500_records_take_theirs_along';
import * as migration_20261122_055612_page_fields_and_redirects from './20261122_055612_page_fields_and_redirects';
import * as migration_20261122_060000_seed_ledger from './20261122_060000_seed_ledger';
import * as migration_20261122_090201_locales from './20261122_090201_locales';
import * as migration_20261122_093000_answers from './20261122_093000_answers';
import * as migration_20261122_100527_holidays_and_whatsapp from './20261122_100527_holidays_and_whatsapp';
import * as migration_20261122_120336_questionnaires from './20261122_120336_questionnaires';
import * as migration_20261122_120500_tools from './20261122_120500_tools';
import * as migration_20261122_153038_visitor_forms from './20261122_153038_visitor_forms';
import * as migration_20261122_153100_answers_of_more_forms from './20261122_153100_answers_of_more_forms';
import * as migration_20261122_154500_mail from './20261122_154500_mail';
import * as migration_20261122_154651_cases from './20261122_154651_cases';
import * as migration_20261122_154800_cases_of_submissions from './20261122_154800_cases_of_submissions';
import * as migration_20261122_155500_uploads from './20261122_155500_uploads';
import * as migration_20261122_160500_delivery_attempts from './20261122_160500_delivery_attempts';
import * as migration_20261122_161000_search from './20261122_161000_search';
import * as migration_20261122_161612_newsletter from './20261122_161612_newsletter';
import * as migration_20261122_161700_newsletter_tables from './20261122_161700_newsletter_tables';
import * as migration_20261122_162823_privacy_requests from './20261122_162823_privacy_requests';
import * as migration_20261122_163739_careers from './20261122_163739_careers';
import * as migration_20261122_164000_privacy from './20261122_164000_privacy';
import * as migration_20261122_164100_careers_are_watched from './20261122_164100_careers_are_watched';
import * as migration_20261122_184518_desk from './20261122_184518_desk';
import * as migration_20261122_184600_desk_tables from './20261122_184600_desk_tables';
import * as migration_20261122_221718_collections from './20261122_221718_collections';
import * as migration_20261122_221800_collections_are_watched from './20261122_221800_collections_are_watched';
import * as migration_20261122_223000_left_to_rest from './20261122_223000_left_to_rest';
import * as migration_20261122_223100_rested_so_far from './20261122_223100_rested_so_far';
import * as migration_20261122_223500_changes_of_content from './20261122_223500_changes_of_content';
import * as migration_20261122_230300_cases_that_are_few from './20261122_230300_cases_that_are_few';
import * as migration_20261123_020935_day_of_documents from './20261123_020935_day_of_documents';
import * as migration_20261123_195120_corrected from './20261123_195120_corrected';
import * as migration_20261124_040000_audit_log from './20261124_040000_audit_log';
import * as migration_20261124_040836_login_attempts from './20261124_040836_login_attempts';
import * as migration_20261124_041000_reports_of_results from './20261124_041000_reports_of_results';
import * as migration_20261124_043249_shared_with_insurers from './20261124_043249_shared_with_insurers';
import * as migration_20261124_044401_nominees from './20261124_044401_nominees';
import * as migration_20261124_223000_erasures from './20261124_223000_erasures';
import * as migration_20261124_224000_operations from './20261124_224000_operations';
import * as migration_20261124_225000_backups from './20261124_225000_backups';
import * as migration_20261124_230617_heads_and_advisers from './20261124_230617_heads_and_advisers';
import * as migration_20261125_035130_text_changed_at from './20261125_035130_text_changed_at';
import * as migration_20261125_060000_incidents from './20261125_060000_incidents';
import * as migration_20261126_105637_footer_menu from './20261126_105637_footer_menu';
import * as migration_20261126_110000_journal from './20261126_110000_journal';
import * as migration_20261126_135719_example_set from './20261126_135719_example_set';
import * as migration_20261126_152000_faq_topics from './20261126_152000_faq_topics';
import * as migration_20261126_170929_hindi from './20261126_170929_hindi';
import * as migration_20261126_203000_translated_texts from './20261126_203000_translated_texts';
import * as migration_20261126_204000_words_by_sound from './20261126_204000_words_by_sound';
import * as migration_20261126_204003_office_login from './20261126_204003_office_login';
import * as migration_20261126_204209_crm_deliveries from './20261126_204209_crm_deliveries';
import * as migration_20261126_204659_renewal_keeper from './20261126_204659_renewal_keeper';
import * as migration_20261126_205000_names_in_devanagari from './20261126_205000_names_in_devanagari';
import * as migration_20261126_211500_feed from './20261126_211500_feed';
import * as migration_20261126_213000_own_figures from './20261126_213000_own_figures';
import * as migration_20261127_003000_desk_mails from './20261127_003000_desk_mails';
import * as migration_20261127_003000_ombudsman_lists from './20261127_003000_ombudsman_lists';
import * as migration_20261127_003508_consent_notices from './20261127_003508_consent_notices';
import * as migration_20261127_003644_privacy_desk from './20261127_003644_privacy_desk';
import * as migration_20261127_090000_feed_of_many from './20261127_090000_feed_of_many';
import * as migration_20261129_123000_redirects_as_requested from './20261129_123000_redirects_as_requested';
import * as migration_20261129_190000_seed_translations from './20261129_190000_seed_translations';
import * as migration_20261129_230000_withdrawals from './20261129_230000_withdrawals';
import * as migration_20261130_023459_licence_without_end from './20261130_023459_licence_without_end';
import * as migration_20261130_061107_index_parents_of_texts from './20261130_061107_index_parents_of_texts';

export const migrations = [
  {
    up: migration_20261121_100000_initial.up,
    down: migration_20261121_100000_initial.down,
    name: '20261121_100000_initial',
  },
  {
    up: migration_20261121_104500_enquiry_tables_and_notices.up,
    down: migration_20261121_104500_enquiry_tables_and_notices.down,
    name: '20261121_104500_enquiry_tables_and_notices',
  },
  {
    up: migration_20261121_113000_lookups_by_person.up,
    down: migration_20261121_113000_lookups_by_person.down,
    name: '20261121_113000_lookups_by_person',
  },
  {
    up: migration_20261122_050000_client_builds.up,
    down: migration_20261122_050000_client_builds.down,
    name: '20261122_050000_client_builds',
  },
  {
    up: migration_20261122_054204_retention_periods.up,
    down: migration_20261122_054204_retention_periods.down,
    name: '20261122_054204_retention_periods',
  },
  {
    up: migration_20261122_054500_records_take_theirs_along.up,
    down: migration_20261122_054500_records_take_theirs_along.down,
    name: '20261122_054500_records_take_theirs_along',
  },
  {
    up: migration_20261122_055612_page_fields_and_redirects.up,
    down: migration_20261122_055612_page_fields_and_redirects.down,
    name: '20261122_055612_page_fields_and_redirects',
  },
  {
    up: migration_20261122_060000_seed_ledger.up,
    down: migration_20261122_060000_seed_ledger.down,
    name: '20261122_060000_seed_ledger',
  },
  {
    up: migration_20261122_090201_locales.up,
    down: migration_20261122_090201_locales.down,
    name: '20261122_090201_locales',
  },
  {
    up: migration_20261122_093000_answers.up,
    down: migration_20261122_093000_answers.down,
    name: '20261122_093000_answers',
  },
  {
    up: migration_20261122_100527_holidays_and_whatsapp.up,
    down: migration_20261122_100527_holidays_and_whatsapp.down,
    name: '20261122_100527_holidays_and_whatsapp',
  },
  {
    up: migration_20261122_120336_questionnaires.up,
    down: migration_20261122_120336_questionnaires.down,
    name: '20261122_120336_questionnaires',
  },
  {
    up: migration_20261122_120500_tools.up,
    down: migration_20261122_120500_tools.down,
    name: '20261122_120500_tools',
  },
  {
    up: migration_20261122_153038_visitor_forms.up,
    down: migration_20261122_153038_visitor_forms.down,
    name: '20261122_153038_visitor_forms',
  },
  {
    up: migration_20261122_153100_answers_of_more_forms.up,
    down: migration_20261122_153100_answers_of_more_forms.down,
    name: '20261122_153100_answers_of_more_forms',
  },
  {
    up: migration_20261122_154500_mail.up,
    down: migration_20261122_154500_mail.down,
    name: '20261122_154500_mail',
  },
  {
    up: migration_20261122_154651_cases.up,
    down: migration_20261122_154651_cases.down,
    name: '20261122_154651_cases',
  },
  {
    up: migration_20261122_154800_cases_of_submissions.up,
    down: migration_20261122_154800_cases_of_submissions.down,
    name: '20261122_154800_cases_of_submissions',
  },
  {
    up: migration_20261122_155500_uploads.up,
    down: migration_20261122_155500_uploads.down,
    name: '20261122_155500_uploads',
  },
  {
    up: migration_20261122_160500_delivery_attempts.up,
    down: migration_20261122_160500_delivery_attempts.down,
    name: '20261122_160500_delivery_attempts',
  },
  {
    up: migration_20261122_161000_search.up,
    down: migration_20261122_161000_search.down,
    name: '20261122_161000_search',
  },
  {
    up: migration_20261122_161612_newsletter.up,
    down: migration_20261122_161612_newsletter.down,
    name: '20261122_161612_newsletter',
  },
  {
    up: migration_20261122_161700_newsletter_tables.up,
    down: migration_20261122_161700_newsletter_tables.down,
    name: '20261122_161700_newsletter_tables',
  },
  {
    up: migration_20261122_162823_privacy_requests.up,
    down: migration_20261122_162823_privacy_requests.down,
    name: '20261122_162823_privacy_requests',
  },
  {
    up: migration_20261122_163739_careers.up,
    down: migration_20261122_163739_careers.down,
    name: '20261122_163739_careers',
  },
  {
    up: migration_20261122_164000_privacy.up,
    down: migration_20261122_164000_privacy.down,
    name: '20261122_164000_privacy',
  },
  {
    up: migration_20261122_164100_careers_are_watched.up,
    down: migration_20261122_164100_careers_are_watched.down,
    name: '20261122_164100_careers_are_watched',
  },
  {
    up: migration_20261122_184518_desk.up,
    down: migration_20261122_184518_desk.down,
    name: '20261122_184518_desk',
  },
  {
    up: migration_20261122_184600_desk_tables.up,
    down: migration_20261122_184600_desk_tables.down,
    name: '20261122_184600_desk_tables',
  },
  {
    up: migration_20261122_221718_collections.up,
    down: migration_20261122_221718_collections.down,
    name: '20261122_221718_collections',
  },
  {
    up: migration_20261122_221800_collections_are_watched.up,
    down: migration_20261122_221800_collections_are_watched.down,
    name: '20261122_221800_collections_are_watched',
  },
  {
    up: migration_20261122_223000_left_to_rest.up,
    down: migration_20261122_223000_left_to_rest.down,
    name: '20261122_223000_left_to_rest',
  },
  {
    up: migration_20261122_223100_rested_so_far.up,
    down: migration_20261122_223100_rested_so_far.down,
    name: '20261122_223100_rested_so_far',
  },
  {
    up: migration_20261122_223500_changes_of_content.up,
    down: migration_20261122_223500_changes_of_content.down,
    name: '20261122_223500_changes_of_content',
  },
  {
    up: migration_20261122_230300_cases_that_are_few.up,
    down: migration_20261122_230300_cases_that_are_few.down,
    name: '20261122_230300_cases_that_are_few',
  },
  {
    up: migration_20261123_020935_day_of_documents.up,
    down: migration_20261123_020935_day_of_documents.down,
    name: '20261123_020935_day_of_documents',
  },
  {
    up: migration_20261123_195120_corrected.up,
    down: migration_20261123_195120_corrected.down,
    name: '20261123_195120_corrected',
  },
  {
    up: migration_20261124_040000_audit_log.up,
    down: migration_20261124_040000_audit_log.down,
    name: '20261124_040000_audit_log',
  },
  {
    up: migration_20261124_040836_login_attempts.up,
    down: migration_20261124_040836_login_attempts.down,
    name: '20261124_040836_login_attempts',
  },
  {
    up: migration_20261124_041000_reports_of_results.up,
    down: migration_20261124_041000_reports_of_results.down,
    name: '20261124_041000_reports_of_results',
  },
  {
    up: migration_20261124_043249_shared_with_insurers.up,
    down: migration_20261124_043249_shared_with_insurers.down,
    name: '20261124_043249_shared_with_insurers',
  },
  {
    up: migration_20261124_044401_nominees.up,
    down: migration_20261124_044401_nominees.down,
    name: '20261124_044401_nominees',
  },
  {
    up: migration_20261124_223000_erasures.up,
    down: migration_20261124_223000_erasures.down,
    name: '20261124_223000_erasures',
  },
  {
    up: migration_20261124_224000_operations.up,
    down: migration_20261124_224000_operations.down,
    name: '20261124_224000_operations',
  },
  {
    up: migration_20261124_225000_backups.up,
    down: migration_20261124_225000_backups.down,
    name: '20261124_225000_backups',
  },
  {
    up: migration_20261124_230617_heads_and_advisers.up,
    down: migration_20261124_230617_heads_and_advisers.down,
    name: '20261124_230617_heads_and_advisers',
  },
  {
    up: migration_20261125_035130_text_changed_at.up,
    down: migration_20261125_035130_text_changed_at.down,
    name: '20261125_035130_text_changed_at',
  },
  {
    up: migration_20261125_060000_incidents.up,
    down: migration_20261125_060000_incidents.down,
    name: '20261125_060000_incidents',
  },
  {
    up: migration_20261126_105637_footer_menu.up,
    down: migration_20261126_105637_footer_menu.down,
    name: '20261126_105637_footer_menu',
  },
  {
    up: migration_20261126_110000_journal.up,
    down: migration_20261126_110000_journal.down,
    name: '20261126_110000_journal',
  },
  {
    up: migration_20261126_135719_example_set.up,
    down: migration_20261126_135719_example_set.down,
    name: '20261126_135719_example_set',
  },
  {
    up: migration_20261126_152000_faq_topics.up,
    down: migration_20261126_152000_faq_topics.down,
    name: '20261126_152000_faq_topics',
  },
  {
    up: migration_20261126_170929_hindi.up,
    down: migration_20261126_170929_hindi.down,
    name: '20261126_170929_hindi',
  },
  {
    up: migration_20261126_203000_translated_texts.up,
    down: migration_20261126_203000_translated_texts.down,
    name: '20261126_203000_translated_texts',
  },
  {
    up: migration_20261126_204000_words_by_sound.up,
    down: migration_20261126_204000_words_by_sound.down,
    name: '20261126_204000_words_by_sound',
  },
  {
    up: migration_20261126_204003_office_login.up,
    down: migration_20261126_204003_office_login.down,
    name: '20261126_204003_office_login',
  },
  {
    up: migration_20261126_204209_crm_deliveries.up,
    down: migration_20261126_204209_crm_deliveries.down,
    name: '20261126_204209_crm_deliveries',
  },
  {
    up: migration_20261126_204659_renewal_keeper.up,
    down: migration_20261126_204659_renewal_keeper.down,
    name: '20261126_204659_renewal_keeper',
  },
  {
    up: migration_20261126_205000_names_in_devanagari.up,
    down: migration_20261126_205000_names_in_devanagari.down,
    name: '20261126_205000_names_in_devanagari',
  },
  {
    up: migration_20261126_211500_feed.up,
    down: migration_20261126_211500_feed.down,
    name: '20261126_211500_feed',
  },
  {
    up: migration_20261126_213000_own_figures.up,
    down: migration_20261126_213000_own_figures.down,
    name: '20261126_213000_own_figures',
  },
  {
    up: migration_20261127_003000_desk_mails.up,
    down: migration_20261127_003000_desk_mails.down,
    name: '20261127_003000_desk_mails',
  },
  {
    up: migration_20261127_003000_ombudsman_lists.up,
    down: migration_20261127_003000_ombudsman_lists.down,
    name: '20261127_003000_ombudsman_lists',
  },
  {
    up: migration_20261127_003508_consent_notices.up,
    down: migration_20261127_003508_consent_notices.down,
    name: '20261127_003508_consent_notices',
  },
  {
    up: migration_20261127_003644_privacy_desk.up,
    down: migration_20261127_003644_privacy_desk.down,
    name: '20261127_003644_privacy_desk',
  },
  {
    up: migration_20261127_090000_feed_of_many.up,
    down: migration_20261127_090000_feed_of_many.down,
    name: '20261127_090000_feed_of_many',
  },
  {
    up: migration_20261129_123000_redirects_as_requested.up,
    down: migration_20261129_123000_redirects_as_requested.down,
    name: '20261129_123000_redirects_as_requested',
  },
  {
    up: migration_20261129_190000_seed_translations.up,
    down: migration_20261129_190000_seed_translations.down,
    name: '20261129_190000_seed_translations',
  },
  {
    up: migration_20261129_230000_withdrawals.up,
    down: migration_20261129_230000_withdrawals.down,
    name: '20261129_230000_withdrawals',
  },
  {
    up: migration_20261130_023459_licence_without_end.up,
    down: migration_20261130_023459_licence_without_end.down,
    name: '20261130_023459_licence_without_end',
  },
  {
    up: migration_20261130_061107_index_parents_of_texts.up,
    down: migration_20261130_061107_index_parents_of_texts.down,
    name: '20261130_061107_index_parents_of_texts',
  },
];
