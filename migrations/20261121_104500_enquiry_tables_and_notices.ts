import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What lies beside the content service's own tables: the answers kept for repeated saves, the captcha
 * solutions already spent, and the notices that tell the publisher what changed. A trigger's notice is
 * delivered at COMMIT only, which a hook of the content service could not promise.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    CREATE SCHEMA enquiry;

    CREATE TABLE enquiry.idempotency_keys (
      call text NOT NULL,
      key text NOT NULL,
      body_hash text NOT NULL,
      response jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (call, key)
    );
    CREATE INDEX idempotency_keys_created_at ON enquiry.idempotency_keys (created_at);

    CREATE TABLE enquiry.spent_solutions (
      id text PRIMARY KEY,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX spent_solutions_expires_at ON enquiry.spent_solutions (expires_at);

    CREATE FUNCTION page_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('page_changed', json_build_object(
        'table', TG_TABLE_NAME,
        'id', CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END
      )::text);
      RETURN NULL;
    END $$;

    CREATE TRIGGER page_changed AFTER INSERT OR UPDATE OR DELETE ON pages FOR EACH ROW EXECUTE FUNCTION page_changed();
    CREATE TRIGGER page_changed AFTER INSERT OR UPDATE OR DELETE ON faqs FOR EACH ROW EXECUTE FUNCTION page_changed();
    CREATE TRIGGER page_changed AFTER INSERT OR UPDATE OR DELETE ON blog_posts FOR EACH ROW EXECUTE FUNCTION page_changed();
    CREATE TRIGGER page_changed AFTER INSERT OR UPDATE OR DELETE ON legal_documents FOR EACH ROW EXECUTE FUNCTION page_changed();
    CREATE TRIGGER page_changed AFTER INSERT OR UPDATE ON site_settings FOR EACH ROW EXECUTE FUNCTION page_changed();
    CREATE TRIGGER page_changed AFTER INSERT OR UPDATE ON menus FOR EACH ROW EXECUTE FUNCTION page_changed();
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER page_changed ON menus;
    DROP TRIGGER page_changed ON site_settings;
    DROP TRIGGER page_changed ON legal_documents;
    DROP TRIGGER page_changed ON blog_posts;
    DROP TRIGGER page_changed ON faqs;
    DROP TRIGGER page_changed ON pages;
    DROP FUNCTION page_changed();
    DROP SCHEMA enquiry CASCADE;
  `);
}
