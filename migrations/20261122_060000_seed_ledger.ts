import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Seeding record by record needs to know what has been seeded, and what staff have done with it since. A database
 * of the version before has no such ledger: every record of that version's seed gets its line here, as untouched
 * (never saved again after it was made), touched, or deleted. Settings and menus get none: what is missing in them
 * is added, and nothing else. Pages get the fields that say what the program
 * knew by their paths.
 */
const seededPages = [
  '404',
  'about-us',
  'become-an-insurance-posp-agent-bck',
  'blog-opportunity',
  'blog-strategy',
  'blog-successful',
  'blog',
  'blogs-and-resources',
  'career',
  'commercial-general-liability',
  'contact-us',
  'contractor-all-risk',
  'contractor-plant-machinery',
  'corporate-insurance-faq',
  'corporate-insurance',
  'corporate-risk-janampatri',
  'corporate-risk-janampatri-industrial',
  'corporate-risk-janampatri-retail',
  'corporate-risk-janampatri-service',
  'corporate-risk-janampatri-thank-you',
  'education',
  'film-industry',
  'infra-developers',
  'insurance-largeEnterprise',
  'insurance-sme',
  'insurance-stratup',
  'it-consulting',
  'manufacturing',
  'residential',
  'services-health',
  'services-travel',
  'start-ups',
  'trading-logistics',
  'trading-retail',
  'cruise',
  'cyber-insurance',
  'directors-and-officers',
  'distributors-loss-of-profit',
  'employee-benefits',
  'workmen-compensation',
  'engineering-all-risk-insurance-policy',
  'errors-and-omission',
  'film-production',
  'fire-and-burglary',
  'get-corporate-insurance',
  'group-medical-cover',
  'health-calculator',
  'health-calculator-thank-you',
  'health-first',
  'homepage',
  'innovative-products',
  'ivf-insurance-tools',
  'ivf-maternity-insurance',
  'ivf',
  'machinery-breakdown',
  'marine-insurance',
  'news-and-recognition',
  'oocyte-health-insurance',
  'oocyte-life-insurance',
  'parenthood',
  'personal-insurance-contact',
  'personal-insurance-faq',
  'personal-insurance',
  'bike',
  'car',
  'health',
  'home',
  'life',
  'travel',
  'portable-equipment-policy',
  'posp-agent',
  'posp-faq',
  'privacy-policy',
  'privacy-request',
  'professional-indemnity-insurance',
  'risk-janampatri',
  'risk-janampatri-thank-you',
  'partner-risk',
  'partner-risk-industrial',
  'partner-risk-retail',
  'partner-risk-service',
  'partner-risk-thank-you',
  'surety-bond',
  'surrogate-health-insurance',
  'surrogate-life-insurance',
  'survey',
  'terms-condition',
  'thank-you-pos',
  'thank-you',
  'tour-operator-liability-insurance',
  'vintage-cars',
];
const seededFaqs = [
  'corporate-what-a-broker-does',
  'corporate-how-you-are-paid',
  'corporate-written-mandate',
  'corporate-which-are-compulsory',
  'corporate-workers-injury',
  'corporate-esi-and-group-medical',
  'corporate-sum-insured',
  'corporate-which-fire-policy',
  'corporate-claims-made',
  'corporate-first-hours-of-a-claim',
  'corporate-will-the-claim-be-paid',
  'corporate-group-gst',
  'corporate-complaints',
  'corporate-our-data',
  'personal-what-a-broker-does',
  'personal-how-we-are-paid',
  'personal-buy-online',
  'personal-discount',
  'personal-change-of-mind',
  'personal-existing-illness',
  'personal-forgot-to-tell',
  'personal-cashless-time',
  'personal-cashless-everywhere',
  'personal-two-policies',
  'personal-late-renewal',
  'personal-gst',
  'personal-motor-law',
  'personal-home-theft',
  'personal-claim-help',
  'personal-complaint',
  'posp-what-is',
  'posp-who-may-join',
  'posp-training',
  'posp-exam',
  'posp-certificate',
  'posp-products',
  'posp-which-insurers',
  'posp-two-companies',
  'posp-pay',
  'posp-not-allowed',
];
const seededPosts = [
  'customer-information-sheet',
  'fire-wording-by-business-size',
  'free-look-and-moratorium',
  'gst-individual-and-group-cover',
];

/** Call-back form to the keys of the pages on which it stands; the general one elsewhere. */
const formOfPages: Record<string, readonly string[]> = {
  corporate: [
    'health-first',
    'distributors-loss-of-profit',
    'corporate-insurance-faq',
    'film-production',
    'engineering-all-risk-insurance-policy',
    'machinery-breakdown',
    'portable-equipment-policy',
    'group-medical-cover',
    'commercial-general-liability',
    'corporate-insurance',
    'tour-operator-liability-insurance',
    'fire-and-burglary',
    'cyber-insurance',
    'corporate-risk-janampatri',
    'contractor-plant-machinery',
    'workmen-compensation',
    'directors-and-officers',
    'employee-benefits',
    'get-corporate-insurance',
    'contractor-all-risk',
    'errors-and-omission',
    'partner-risk',
    'marine-insurance',
    'professional-indemnity-insurance',
    'partner-risk-service',
    'partner-risk-industrial',
    'partner-risk-thank-you',
    'partner-risk-retail',
    'corporate-risk-janampatri-service',
    'corporate-risk-janampatri-industrial',
    'corporate-risk-janampatri-thank-you',
    'corporate-risk-janampatri-retail',
    'services-health',
    'residential',
    'it-consulting',
    'start-ups',
    'trading-logistics',
    'manufacturing',
    'trading-retail',
    'education',
    'film-industry',
    'infra-developers',
    'insurance-sme',
    'insurance-largeEnterprise',
    'services-travel',
    'insurance-stratup',
  ],
  personal: [
    'personal-insurance-contact',
    'personal-insurance',
    'personal-insurance-faq',
    'risk-janampatri',
    'bike',
    'life',
    'car',
    'home',
    'travel',
    'risk-janampatri-thank-you',
  ],
  'personal-health': ['health-calculator', 'health-calculator-thank-you', 'health'],
  fertility: ['ivf-insurance-tools', 'survey', 'innovative-products', 'blogs-and-resources'],
  'vintage-cars': ['vintage-cars'],
  cruise: ['cruise'],
  posp: ['posp-agent', 'become-an-insurance-posp-agent-bck'],
  ivf: ['ivf'],
  'surety-bond': ['surety-bond'],
  parenthood: ['parenthood'],
  'ivf-maternity': ['ivf-maternity-insurance'],
  'oocyte-life': ['oocyte-life-insurance'],
  'oocyte-health': ['oocyte-health-insurance'],
  'surrogate-life': ['surrogate-life-insurance'],
  'surrogate-health': ['surrogate-health-insurance'],
};
/** What reCAPTCHA does, to the keys of the pages where that is not the box to tick. */
const captchaOfPages: Record<string, readonly string[]> = {
  'score-after-dialog': [
    'health-calculator',
    'personal-insurance',
    'corporate-insurance',
    'corporate-risk-janampatri',
    'risk-janampatri',
  ],
  'score-in-dialogs': ['vintage-cars'],
};
/** Key of a page to those of the pages below it. */
const pagesBelow: Record<string, readonly string[]> = {
  'corporate-insurance': [
    'distributors-loss-of-profit',
    'film-production',
    'engineering-all-risk-insurance-policy',
    'machinery-breakdown',
    'portable-equipment-policy',
    'group-medical-cover',
    'commercial-general-liability',
    'fire-and-burglary',
    'cyber-insurance',
    'contractor-plant-machinery',
    'workmen-compensation',
    'directors-and-officers',
    'employee-benefits',
    'contractor-all-risk',
    'errors-and-omission',
    'marine-insurance',
    'professional-indemnity-insurance',
    'services-health',
    'residential',
    'it-consulting',
    'start-ups',
    'trading-logistics',
    'manufacturing',
    'trading-retail',
    'education',
    'film-industry',
    'infra-developers',
    'insurance-sme',
    'insurance-largeEnterprise',
    'services-travel',
    'insurance-stratup',
  ],
  'innovative-products': [
    'ivf-insurance-tools',
    'survey',
    'ivf',
    'blogs-and-resources',
    'parenthood',
    'ivf-maternity-insurance',
    'oocyte-life-insurance',
    'oocyte-health-insurance',
    'surrogate-life-insurance',
    'surrogate-health-insurance',
  ],
  'personal-insurance': ['bike', 'life', 'health', 'car', 'home', 'travel'],
};
const namesOfPages: Record<string, string> = {
  'personal-insurance': 'Personal Insurance',
  'corporate-insurance': 'Corporate Insurance',
  'innovative-products': 'Oocyte & Surrogate Donors',
};

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    CREATE SCHEMA content;

    CREATE TABLE content.seeded (
      collection text NOT NULL,
      key text NOT NULL,
      record_id integer NOT NULL,
      seed_digest text NOT NULL,
      seeded_state text NOT NULL,
      seed jsonb,
      seeded_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (collection, key)
    );

    CREATE FUNCTION content.record_state(collection text, record_id integer) RETURNS text LANGUAGE plpgsql STABLE AS $$
    DECLARE
      record_table text := replace(collection, '-', '_');
      versions_table text := '_' || record_table || '_v';
      state text;
    BEGIN
      IF to_regclass(versions_table) IS NULL THEN
        EXECUTE format('SELECT extract(epoch FROM updated_at)::text FROM %I WHERE id = $1', record_table)
          INTO state USING record_id;
      ELSE
        EXECUTE format(
          'SELECT concat_ws('':'', extract(epoch FROM updated_at),
             (SELECT concat_ws('':'', count(*), extract(epoch FROM max(version.updated_at)))
                FROM %I AS version WHERE version.parent_id = record.id))
             FROM %I AS record WHERE id = $1', versions_table, record_table)
          INTO state USING record_id;
      END IF;
      RETURN state;
    END $$;

    CREATE TRIGGER page_changed AFTER INSERT OR UPDATE OR DELETE ON redirects FOR EACH ROW EXECUTE FUNCTION page_changed();
    CREATE OR REPLACE TRIGGER page_changed AFTER INSERT OR UPDATE OR DELETE ON site_settings FOR EACH ROW EXECUTE FUNCTION page_changed();
    CREATE OR REPLACE TRIGGER page_changed AFTER INSERT OR UPDATE OR DELETE ON menus FOR EACH ROW EXECUTE FUNCTION page_changed();

    UPDATE pages SET content_key = 'insurance-sme' WHERE content_key = 'corporate-insurance-sme';
    UPDATE _pages_v SET version_content_key = 'insurance-sme' WHERE version_content_key = 'corporate-insurance-sme';
    UPDATE pages SET picture = path;
    UPDATE _pages_v SET version_picture = version_path;
  `);
  for (const [form, keys] of Object.entries(formOfPages)) {
    await db.execute(sql`UPDATE pages SET form = ${form} WHERE content_key IN ${keys}`);
    await db.execute(sql`UPDATE _pages_v SET version_form = ${form} WHERE version_content_key IN ${keys}`);
  }
  for (const [use, keys] of Object.entries(captchaOfPages)) {
    await db.execute(sql`UPDATE pages SET captcha = ${use}::enum_pages_captcha WHERE content_key IN ${keys}`);
    await db.execute(
      sql`UPDATE _pages_v SET version_captcha = ${use}::enum__pages_v_version_captcha WHERE version_content_key IN ${keys}`,
    );
  }
  for (const [above, keys] of Object.entries(pagesBelow)) {
    const parent = sql`(SELECT id FROM pages WHERE content_key = ${above})`;
    await db.execute(sql`UPDATE pages SET parent_id = ${parent} WHERE content_key IN ${keys}`);
    await db.execute(
      sql`UPDATE _pages_v SET version_parent_id = ${parent} WHERE version_content_key IN ${keys}`,
    );
  }
  for (const [key, name] of Object.entries(namesOfPages)) {
    await db.execute(
      sql`UPDATE pages_locales SET name = ${name} FROM pages WHERE pages.id = _parent_id AND content_key = ${key}`,
    );
    await db.execute(
      sql`UPDATE _pages_v_locales SET version_name = ${name} FROM _pages_v AS version
           WHERE version.id = _parent_id AND version_content_key = ${key}`,
    );
  }
  const kinds = [
    { collection: 'pages', keyColumn: 'content_key', keys: seededPages },
    { collection: 'faqs', keyColumn: 'key', keys: seededFaqs },
    { collection: 'blog-posts', keyColumn: 'slug', keys: seededPosts },
  ];
  for (const { collection, keyColumn, keys } of kinds) {
    const table = sql.identifier(collection.replace('-', '_'));
    const versions = sql.identifier(`_${collection.replace('-', '_')}_v`);
    await db.execute(sql`
      INSERT INTO content.seeded (collection, key, record_id, seed_digest, seeded_state)
      SELECT ${collection}, seed.key, coalesce(record.id, 0), '',
             CASE WHEN record.id IS NULL THEN 'deleted'
                  WHEN record.updated_at > record.created_at + interval '2 seconds'
                    OR (SELECT count(*) FROM ${versions} AS version WHERE version.parent_id = record.id) > 1
                  THEN 'touched'
                  ELSE content.record_state(${collection}, record.id) END
        FROM jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) AS seed (key)
        LEFT JOIN ${table} AS record ON record.${sql.identifier(keyColumn)} = seed.key
       WHERE EXISTS (SELECT 1 FROM pages)`);
  }
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    UPDATE pages SET content_key = 'corporate-insurance-sme' WHERE content_key = 'insurance-sme';
    UPDATE _pages_v SET version_content_key = 'corporate-insurance-sme' WHERE version_content_key = 'insurance-sme';
    DROP TRIGGER page_changed ON redirects;
    DROP SCHEMA content CASCADE;
  `);
}
