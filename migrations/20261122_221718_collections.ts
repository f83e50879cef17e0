import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_key_sectors_audience" AS ENUM('companies', 'people', 'fertility', 'agents', 'everyone');
  CREATE TYPE "public"."enum_key_sectors_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__key_sectors_v_version_audience" AS ENUM('companies', 'people', 'fertility', 'agents', 'everyone');
  CREATE TYPE "public"."enum__key_sectors_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__key_sectors_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_product_offerings_audience" AS ENUM('companies', 'people', 'fertility', 'agents', 'everyone');
  CREATE TYPE "public"."enum_product_offerings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_offerings_v_version_audience" AS ENUM('companies', 'people', 'fertility', 'agents', 'everyone');
  CREATE TYPE "public"."enum__product_offerings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_offerings_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_team_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__team_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__team_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_partners_kind" AS ENUM('insurer', 'administrator', 'hospital', 'surveyor', 'other');
  CREATE TYPE "public"."enum_partners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_version_kind" AS ENUM('insurer', 'administrator', 'hospital', 'surveyor', 'other');
  CREATE TYPE "public"."enum__partners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_reviews_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reviews_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reviews_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_contact_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_certificates_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__certificates_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__certificates_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_terms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__terms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__terms_v_published_locale" AS ENUM('en');
  CREATE TABLE "key_sectors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page_id" integer,
  	"picture_id" integer,
  	"audience" "enum_key_sectors_audience",
  	"key" varchar,
  	"position" numeric DEFAULT 0,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_key_sectors_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "key_sectors_locales" (
  	"name" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_key_sectors_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_page_id" integer,
  	"version_picture_id" integer,
  	"version_audience" "enum__key_sectors_v_version_audience",
  	"version_key" varchar,
  	"version_position" numeric DEFAULT 0,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__key_sectors_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__key_sectors_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_key_sectors_v_locales" (
  	"version_name" varchar,
  	"version_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "product_offerings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page_id" integer,
  	"picture_id" integer,
  	"audience" "enum_product_offerings_audience",
  	"key" varchar,
  	"position" numeric DEFAULT 0,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_product_offerings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "product_offerings_locales" (
  	"name" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_product_offerings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_page_id" integer,
  	"version_picture_id" integer,
  	"version_audience" "enum__product_offerings_v_version_audience",
  	"version_key" varchar,
  	"version_position" numeric DEFAULT 0,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__product_offerings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__product_offerings_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_product_offerings_v_locales" (
  	"version_name" varchar,
  	"version_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "news" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"slug" varchar,
  	"sort_date" varchar,
  	"reference" varchar,
  	"source" varchar,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_news_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "news_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"body" jsonb,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_news_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_sort_date" varchar,
  	"version_reference" varchar,
  	"version_source" varchar,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__news_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__news_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_news_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_body" jsonb,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "team" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"picture_id" integer,
  	"profile" varchar,
  	"position" numeric DEFAULT 0,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_team_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "team_locales" (
  	"role" varchar,
  	"about" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_team_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_picture_id" integer,
  	"version_profile" varchar,
  	"version_position" numeric DEFAULT 0,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__team_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__team_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_team_v_locales" (
  	"version_role" varchar,
  	"version_about" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "partners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"kind" "enum_partners_kind",
  	"logo_id" integer,
  	"website" varchar,
  	"position" numeric DEFAULT 0,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_partners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "partners_locales" (
  	"about" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_partners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_kind" "enum__partners_v_version_kind",
  	"version_logo_id" integer,
  	"version_website" varchar,
  	"version_position" numeric DEFAULT 0,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__partners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__partners_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_partners_v_locales" (
  	"version_about" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"said_on" varchar,
  	"source" varchar,
  	"has_leave" boolean DEFAULT false,
  	"position" numeric DEFAULT 0,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_reviews_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "reviews_locales" (
  	"words" varchar,
  	"about" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_reviews_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_said_on" varchar,
  	"version_source" varchar,
  	"version_has_leave" boolean DEFAULT false,
  	"version_position" numeric DEFAULT 0,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__reviews_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__reviews_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_reviews_v_locales" (
  	"version_words" varchar,
  	"version_about" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "contact" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"phone" varchar,
  	"email" varchar,
  	"map" varchar,
  	"position" numeric DEFAULT 0,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_contact_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "contact_locales" (
  	"name" varchar,
  	"address" varchar,
  	"hours" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_contact_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_map" varchar,
  	"version_position" numeric DEFAULT 0,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__contact_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__contact_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_contact_v_locales" (
  	"version_name" varchar,
  	"version_address" varchar,
  	"version_hours" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "certificates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"issued_on" varchar,
  	"valid_till" varchar,
  	"document_id" integer,
  	"position" numeric DEFAULT 0,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_certificates_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "certificates_locales" (
  	"title" varchar,
  	"issuer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_certificates_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_number" varchar,
  	"version_issued_on" varchar,
  	"version_valid_till" varchar,
  	"version_document_id" integer,
  	"version_position" numeric DEFAULT 0,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__certificates_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__certificates_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_certificates_v_locales" (
  	"version_title" varchar,
  	"version_issuer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "terms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"in_force_from" varchar,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_terms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "terms_locales" (
  	"what_changed" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_terms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_in_force_from" varchar,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__terms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__terms_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_terms_v_locales" (
  	"version_what_changed" varchar,
  	"version_body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "upload" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"credit" varchar,
  	"store_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "upload_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "pages" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "faqs" ADD COLUMN "source" varchar;
  ALTER TABLE "faqs" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "faqs" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_source" varchar;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "blog_posts" ADD COLUMN "picture_id" integer;
  ALTER TABLE "blog_posts" ADD COLUMN "source" varchar;
  ALTER TABLE "blog_posts" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "blog_posts" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_picture_id" integer;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_source" varchar;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "careers" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "careers" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_careers_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_careers_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "key_sectors_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "product_offerings_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "news_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "team_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "partners_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reviews_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "contact_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "certificates_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "terms_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "upload_id" integer;
  ALTER TABLE "key_sectors" ADD CONSTRAINT "key_sectors_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "key_sectors" ADD CONSTRAINT "key_sectors_picture_id_upload_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."upload"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "key_sectors_locales" ADD CONSTRAINT "key_sectors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."key_sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_key_sectors_v" ADD CONSTRAINT "_key_sectors_v_parent_id_key_sectors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."key_sectors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_key_sectors_v" ADD CONSTRAINT "_key_sectors_v_version_page_id_pages_id_fk" FOREIGN KEY ("version_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_key_sectors_v" ADD CONSTRAINT "_key_sectors_v_version_picture_id_upload_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."upload"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_key_sectors_v_locales" ADD CONSTRAINT "_key_sectors_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_key_sectors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_offerings" ADD CONSTRAINT "product_offerings_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_offerings" ADD CONSTRAINT "product_offerings_picture_id_upload_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."upload"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_offerings_locales" ADD CONSTRAINT "product_offerings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_offerings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_offerings_v" ADD CONSTRAINT "_product_offerings_v_parent_id_product_offerings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_offerings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_offerings_v" ADD CONSTRAINT "_product_offerings_v_version_page_id_pages_id_fk" FOREIGN KEY ("version_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_offerings_v" ADD CONSTRAINT "_product_offerings_v_version_picture_id_upload_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."upload"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_offerings_v_locales" ADD CONSTRAINT "_product_offerings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_offerings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_picture_id_upload_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."upload"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_locales" ADD CONSTRAINT "news_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_picture_id_upload_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."upload"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_locales" ADD CONSTRAINT "_news_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team" ADD CONSTRAINT "team_picture_id_upload_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."upload"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_locales" ADD CONSTRAINT "team_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_team_v" ADD CONSTRAINT "_team_v_parent_id_team_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_v" ADD CONSTRAINT "_team_v_version_picture_id_upload_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."upload"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_v_locales" ADD CONSTRAINT "_team_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_team_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_logo_id_upload_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."upload"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners_locales" ADD CONSTRAINT "partners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_parent_id_partners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_logo_id_upload_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."upload"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v_locales" ADD CONSTRAINT "_partners_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_locales" ADD CONSTRAINT "reviews_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_parent_id_reviews_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v_locales" ADD CONSTRAINT "_reviews_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reviews_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_locales" ADD CONSTRAINT "contact_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_v" ADD CONSTRAINT "_contact_v_parent_id_contact_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."contact"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contact_v_locales" ADD CONSTRAINT "_contact_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contact_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_document_id_upload_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."upload"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certificates_locales" ADD CONSTRAINT "certificates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_certificates_v" ADD CONSTRAINT "_certificates_v_parent_id_certificates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."certificates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_certificates_v" ADD CONSTRAINT "_certificates_v_version_document_id_upload_id_fk" FOREIGN KEY ("version_document_id") REFERENCES "public"."upload"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_certificates_v_locales" ADD CONSTRAINT "_certificates_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_certificates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "terms_locales" ADD CONSTRAINT "terms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_terms_v" ADD CONSTRAINT "_terms_v_parent_id_terms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_terms_v_locales" ADD CONSTRAINT "_terms_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "upload_locales" ADD CONSTRAINT "upload_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."upload"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "key_sectors_page_idx" ON "key_sectors" USING btree ("page_id");
  CREATE INDEX "key_sectors_picture_idx" ON "key_sectors" USING btree ("picture_id");
  CREATE UNIQUE INDEX "key_sectors_key_idx" ON "key_sectors" USING btree ("key");
  CREATE INDEX "key_sectors_publish_at_idx" ON "key_sectors" USING btree ("publish_at");
  CREATE INDEX "key_sectors_unpublish_at_idx" ON "key_sectors" USING btree ("unpublish_at");
  CREATE INDEX "key_sectors_updated_at_idx" ON "key_sectors" USING btree ("updated_at");
  CREATE INDEX "key_sectors_created_at_idx" ON "key_sectors" USING btree ("created_at");
  CREATE INDEX "key_sectors__status_idx" ON "key_sectors" USING btree ("_status");
  CREATE UNIQUE INDEX "key_sectors_locales_locale_parent_id_unique" ON "key_sectors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_key_sectors_v_parent_idx" ON "_key_sectors_v" USING btree ("parent_id");
  CREATE INDEX "_key_sectors_v_version_version_page_idx" ON "_key_sectors_v" USING btree ("version_page_id");
  CREATE INDEX "_key_sectors_v_version_version_picture_idx" ON "_key_sectors_v" USING btree ("version_picture_id");
  CREATE INDEX "_key_sectors_v_version_version_key_idx" ON "_key_sectors_v" USING btree ("version_key");
  CREATE INDEX "_key_sectors_v_version_version_publish_at_idx" ON "_key_sectors_v" USING btree ("version_publish_at");
  CREATE INDEX "_key_sectors_v_version_version_unpublish_at_idx" ON "_key_sectors_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_key_sectors_v_version_version_updated_at_idx" ON "_key_sectors_v" USING btree ("version_updated_at");
  CREATE INDEX "_key_sectors_v_version_version_created_at_idx" ON "_key_sectors_v" USING btree ("version_created_at");
  CREATE INDEX "_key_sectors_v_version_version__status_idx" ON "_key_sectors_v" USING btree ("version__status");
  CREATE INDEX "_key_sectors_v_created_at_idx" ON "_key_sectors_v" USING btree ("created_at");
  CREATE INDEX "_key_sectors_v_updated_at_idx" ON "_key_sectors_v" USING btree ("updated_at");
  CREATE INDEX "_key_sectors_v_snapshot_idx" ON "_key_sectors_v" USING btree ("snapshot");
  CREATE INDEX "_key_sectors_v_published_locale_idx" ON "_key_sectors_v" USING btree ("published_locale");
  CREATE INDEX "_key_sectors_v_latest_idx" ON "_key_sectors_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_key_sectors_v_locales_locale_parent_id_unique" ON "_key_sectors_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_offerings_page_idx" ON "product_offerings" USING btree ("page_id");
  CREATE INDEX "product_offerings_picture_idx" ON "product_offerings" USING btree ("picture_id");
  CREATE UNIQUE INDEX "product_offerings_key_idx" ON "product_offerings" USING btree ("key");
  CREATE INDEX "product_offerings_publish_at_idx" ON "product_offerings" USING btree ("publish_at");
  CREATE INDEX "product_offerings_unpublish_at_idx" ON "product_offerings" USING btree ("unpublish_at");
  CREATE INDEX "product_offerings_updated_at_idx" ON "product_offerings" USING btree ("updated_at");
  CREATE INDEX "product_offerings_created_at_idx" ON "product_offerings" USING btree ("created_at");
  CREATE INDEX "product_offerings__status_idx" ON "product_offerings" USING btree ("_status");
  CREATE UNIQUE INDEX "product_offerings_locales_locale_parent_id_unique" ON "product_offerings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_offerings_v_parent_idx" ON "_product_offerings_v" USING btree ("parent_id");
  CREATE INDEX "_product_offerings_v_version_version_page_idx" ON "_product_offerings_v" USING btree ("version_page_id");
  CREATE INDEX "_product_offerings_v_version_version_picture_idx" ON "_product_offerings_v" USING btree ("version_picture_id");
  CREATE INDEX "_product_offerings_v_version_version_key_idx" ON "_product_offerings_v" USING btree ("version_key");
  CREATE INDEX "_product_offerings_v_version_version_publish_at_idx" ON "_product_offerings_v" USING btree ("version_publish_at");
  CREATE INDEX "_product_offerings_v_version_version_unpublish_at_idx" ON "_product_offerings_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_product_offerings_v_version_version_updated_at_idx" ON "_product_offerings_v" USING btree ("version_updated_at");
  CREATE INDEX "_product_offerings_v_version_version_created_at_idx" ON "_product_offerings_v" USING btree ("version_created_at");
  CREATE INDEX "_product_offerings_v_version_version__status_idx" ON "_product_offerings_v" USING btree ("version__status");
  CREATE INDEX "_product_offerings_v_created_at_idx" ON "_product_offerings_v" USING btree ("created_at");
  CREATE INDEX "_product_offerings_v_updated_at_idx" ON "_product_offerings_v" USING btree ("updated_at");
  CREATE INDEX "_product_offerings_v_snapshot_idx" ON "_product_offerings_v" USING btree ("snapshot");
  CREATE INDEX "_product_offerings_v_published_locale_idx" ON "_product_offerings_v" USING btree ("published_locale");
  CREATE INDEX "_product_offerings_v_latest_idx" ON "_product_offerings_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_product_offerings_v_locales_locale_parent_id_unique" ON "_product_offerings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_picture_idx" ON "news" USING btree ("picture_id");
  CREATE UNIQUE INDEX "news_slug_idx" ON "news" USING btree ("slug");
  CREATE INDEX "news_publish_at_idx" ON "news" USING btree ("publish_at");
  CREATE INDEX "news_unpublish_at_idx" ON "news" USING btree ("unpublish_at");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news__status_idx" ON "news" USING btree ("_status");
  CREATE UNIQUE INDEX "news_locales_locale_parent_id_unique" ON "news_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version_picture_idx" ON "_news_v" USING btree ("version_picture_id");
  CREATE INDEX "_news_v_version_version_slug_idx" ON "_news_v" USING btree ("version_slug");
  CREATE INDEX "_news_v_version_version_publish_at_idx" ON "_news_v" USING btree ("version_publish_at");
  CREATE INDEX "_news_v_version_version_unpublish_at_idx" ON "_news_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v" USING btree ("version__status");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_snapshot_idx" ON "_news_v" USING btree ("snapshot");
  CREATE INDEX "_news_v_published_locale_idx" ON "_news_v" USING btree ("published_locale");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_news_v_locales_locale_parent_id_unique" ON "_news_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "team_picture_idx" ON "team" USING btree ("picture_id");
  CREATE INDEX "team_publish_at_idx" ON "team" USING btree ("publish_at");
  CREATE INDEX "team_unpublish_at_idx" ON "team" USING btree ("unpublish_at");
  CREATE INDEX "team_updated_at_idx" ON "team" USING btree ("updated_at");
  CREATE INDEX "team_created_at_idx" ON "team" USING btree ("created_at");
  CREATE INDEX "team__status_idx" ON "team" USING btree ("_status");
  CREATE UNIQUE INDEX "team_locales_locale_parent_id_unique" ON "team_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_team_v_parent_idx" ON "_team_v" USING btree ("parent_id");
  CREATE INDEX "_team_v_version_version_picture_idx" ON "_team_v" USING btree ("version_picture_id");
  CREATE INDEX "_team_v_version_version_publish_at_idx" ON "_team_v" USING btree ("version_publish_at");
  CREATE INDEX "_team_v_version_version_unpublish_at_idx" ON "_team_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_team_v_version_version_updated_at_idx" ON "_team_v" USING btree ("version_updated_at");
  CREATE INDEX "_team_v_version_version_created_at_idx" ON "_team_v" USING btree ("version_created_at");
  CREATE INDEX "_team_v_version_version__status_idx" ON "_team_v" USING btree ("version__status");
  CREATE INDEX "_team_v_created_at_idx" ON "_team_v" USING btree ("created_at");
  CREATE INDEX "_team_v_updated_at_idx" ON "_team_v" USING btree ("updated_at");
  CREATE INDEX "_team_v_snapshot_idx" ON "_team_v" USING btree ("snapshot");
  CREATE INDEX "_team_v_published_locale_idx" ON "_team_v" USING btree ("published_locale");
  CREATE INDEX "_team_v_latest_idx" ON "_team_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_team_v_locales_locale_parent_id_unique" ON "_team_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "partners_logo_idx" ON "partners" USING btree ("logo_id");
  CREATE INDEX "partners_publish_at_idx" ON "partners" USING btree ("publish_at");
  CREATE INDEX "partners_unpublish_at_idx" ON "partners" USING btree ("unpublish_at");
  CREATE INDEX "partners_updated_at_idx" ON "partners" USING btree ("updated_at");
  CREATE INDEX "partners_created_at_idx" ON "partners" USING btree ("created_at");
  CREATE INDEX "partners__status_idx" ON "partners" USING btree ("_status");
  CREATE UNIQUE INDEX "partners_locales_locale_parent_id_unique" ON "partners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_partners_v_parent_idx" ON "_partners_v" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_version_logo_idx" ON "_partners_v" USING btree ("version_logo_id");
  CREATE INDEX "_partners_v_version_version_publish_at_idx" ON "_partners_v" USING btree ("version_publish_at");
  CREATE INDEX "_partners_v_version_version_unpublish_at_idx" ON "_partners_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_partners_v_version_version_updated_at_idx" ON "_partners_v" USING btree ("version_updated_at");
  CREATE INDEX "_partners_v_version_version_created_at_idx" ON "_partners_v" USING btree ("version_created_at");
  CREATE INDEX "_partners_v_version_version__status_idx" ON "_partners_v" USING btree ("version__status");
  CREATE INDEX "_partners_v_created_at_idx" ON "_partners_v" USING btree ("created_at");
  CREATE INDEX "_partners_v_updated_at_idx" ON "_partners_v" USING btree ("updated_at");
  CREATE INDEX "_partners_v_snapshot_idx" ON "_partners_v" USING btree ("snapshot");
  CREATE INDEX "_partners_v_published_locale_idx" ON "_partners_v" USING btree ("published_locale");
  CREATE INDEX "_partners_v_latest_idx" ON "_partners_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_partners_v_locales_locale_parent_id_unique" ON "_partners_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "reviews_publish_at_idx" ON "reviews" USING btree ("publish_at");
  CREATE INDEX "reviews_unpublish_at_idx" ON "reviews" USING btree ("unpublish_at");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "reviews__status_idx" ON "reviews" USING btree ("_status");
  CREATE UNIQUE INDEX "reviews_locales_locale_parent_id_unique" ON "reviews_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_reviews_v_parent_idx" ON "_reviews_v" USING btree ("parent_id");
  CREATE INDEX "_reviews_v_version_version_publish_at_idx" ON "_reviews_v" USING btree ("version_publish_at");
  CREATE INDEX "_reviews_v_version_version_unpublish_at_idx" ON "_reviews_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_reviews_v_version_version_updated_at_idx" ON "_reviews_v" USING btree ("version_updated_at");
  CREATE INDEX "_reviews_v_version_version_created_at_idx" ON "_reviews_v" USING btree ("version_created_at");
  CREATE INDEX "_reviews_v_version_version__status_idx" ON "_reviews_v" USING btree ("version__status");
  CREATE INDEX "_reviews_v_created_at_idx" ON "_reviews_v" USING btree ("created_at");
  CREATE INDEX "_reviews_v_updated_at_idx" ON "_reviews_v" USING btree ("updated_at");
  CREATE INDEX "_reviews_v_snapshot_idx" ON "_reviews_v" USING btree ("snapshot");
  CREATE INDEX "_reviews_v_published_locale_idx" ON "_reviews_v" USING btree ("published_locale");
  CREATE INDEX "_reviews_v_latest_idx" ON "_reviews_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_reviews_v_locales_locale_parent_id_unique" ON "_reviews_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "contact_publish_at_idx" ON "contact" USING btree ("publish_at");
  CREATE INDEX "contact_unpublish_at_idx" ON "contact" USING btree ("unpublish_at");
  CREATE INDEX "contact_updated_at_idx" ON "contact" USING btree ("updated_at");
  CREATE INDEX "contact_created_at_idx" ON "contact" USING btree ("created_at");
  CREATE INDEX "contact__status_idx" ON "contact" USING btree ("_status");
  CREATE UNIQUE INDEX "contact_locales_locale_parent_id_unique" ON "contact_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_contact_v_parent_idx" ON "_contact_v" USING btree ("parent_id");
  CREATE INDEX "_contact_v_version_version_publish_at_idx" ON "_contact_v" USING btree ("version_publish_at");
  CREATE INDEX "_contact_v_version_version_unpublish_at_idx" ON "_contact_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_contact_v_version_version_updated_at_idx" ON "_contact_v" USING btree ("version_updated_at");
  CREATE INDEX "_contact_v_version_version_created_at_idx" ON "_contact_v" USING btree ("version_created_at");
  CREATE INDEX "_contact_v_version_version__status_idx" ON "_contact_v" USING btree ("version__status");
  CREATE INDEX "_contact_v_created_at_idx" ON "_contact_v" USING btree ("created_at");
  CREATE INDEX "_contact_v_updated_at_idx" ON "_contact_v" USING btree ("updated_at");
  CREATE INDEX "_contact_v_snapshot_idx" ON "_contact_v" USING btree ("snapshot");
  CREATE INDEX "_contact_v_published_locale_idx" ON "_contact_v" USING btree ("published_locale");
  CREATE INDEX "_contact_v_latest_idx" ON "_contact_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_contact_v_locales_locale_parent_id_unique" ON "_contact_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "certificates_document_idx" ON "certificates" USING btree ("document_id");
  CREATE INDEX "certificates_publish_at_idx" ON "certificates" USING btree ("publish_at");
  CREATE INDEX "certificates_unpublish_at_idx" ON "certificates" USING btree ("unpublish_at");
  CREATE INDEX "certificates_updated_at_idx" ON "certificates" USING btree ("updated_at");
  CREATE INDEX "certificates_created_at_idx" ON "certificates" USING btree ("created_at");
  CREATE INDEX "certificates__status_idx" ON "certificates" USING btree ("_status");
  CREATE UNIQUE INDEX "certificates_locales_locale_parent_id_unique" ON "certificates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_certificates_v_parent_idx" ON "_certificates_v" USING btree ("parent_id");
  CREATE INDEX "_certificates_v_version_version_document_idx" ON "_certificates_v" USING btree ("version_document_id");
  CREATE INDEX "_certificates_v_version_version_publish_at_idx" ON "_certificates_v" USING btree ("version_publish_at");
  CREATE INDEX "_certificates_v_version_version_unpublish_at_idx" ON "_certificates_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_certificates_v_version_version_updated_at_idx" ON "_certificates_v" USING btree ("version_updated_at");
  CREATE INDEX "_certificates_v_version_version_created_at_idx" ON "_certificates_v" USING btree ("version_created_at");
  CREATE INDEX "_certificates_v_version_version__status_idx" ON "_certificates_v" USING btree ("version__status");
  CREATE INDEX "_certificates_v_created_at_idx" ON "_certificates_v" USING btree ("created_at");
  CREATE INDEX "_certificates_v_updated_at_idx" ON "_certificates_v" USING btree ("updated_at");
  CREATE INDEX "_certificates_v_snapshot_idx" ON "_certificates_v" USING btree ("snapshot");
  CREATE INDEX "_certificates_v_published_locale_idx" ON "_certificates_v" USING btree ("published_locale");
  CREATE INDEX "_certificates_v_latest_idx" ON "_certificates_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_certificates_v_locales_locale_parent_id_unique" ON "_certificates_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "terms_in_force_from_idx" ON "terms" USING btree ("in_force_from");
  CREATE INDEX "terms_publish_at_idx" ON "terms" USING btree ("publish_at");
  CREATE INDEX "terms_unpublish_at_idx" ON "terms" USING btree ("unpublish_at");
  CREATE INDEX "terms_updated_at_idx" ON "terms" USING btree ("updated_at");
  CREATE INDEX "terms_created_at_idx" ON "terms" USING btree ("created_at");
  CREATE INDEX "terms__status_idx" ON "terms" USING btree ("_status");
  CREATE UNIQUE INDEX "terms_locales_locale_parent_id_unique" ON "terms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_terms_v_parent_idx" ON "_terms_v" USING btree ("parent_id");
  CREATE INDEX "_terms_v_version_version_in_force_from_idx" ON "_terms_v" USING btree ("version_in_force_from");
  CREATE INDEX "_terms_v_version_version_publish_at_idx" ON "_terms_v" USING btree ("version_publish_at");
  CREATE INDEX "_terms_v_version_version_unpublish_at_idx" ON "_terms_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_terms_v_version_version_updated_at_idx" ON "_terms_v" USING btree ("version_updated_at");
  CREATE INDEX "_terms_v_version_version_created_at_idx" ON "_terms_v" USING btree ("version_created_at");
  CREATE INDEX "_terms_v_version_version__status_idx" ON "_terms_v" USING btree ("version__status");
  CREATE INDEX "_terms_v_created_at_idx" ON "_terms_v" USING btree ("created_at");
  CREATE INDEX "_terms_v_updated_at_idx" ON "_terms_v" USING btree ("updated_at");
  CREATE INDEX "_terms_v_snapshot_idx" ON "_terms_v" USING btree ("snapshot");
  CREATE INDEX "_terms_v_published_locale_idx" ON "_terms_v" USING btree ("published_locale");
  CREATE INDEX "_terms_v_latest_idx" ON "_terms_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_terms_v_locales_locale_parent_id_unique" ON "_terms_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "upload_store_name_idx" ON "upload" USING btree ("store_name");
  CREATE INDEX "upload_updated_at_idx" ON "upload" USING btree ("updated_at");
  CREATE INDEX "upload_created_at_idx" ON "upload" USING btree ("created_at");
  CREATE UNIQUE INDEX "upload_filename_idx" ON "upload" USING btree ("filename");
  CREATE UNIQUE INDEX "upload_locales_locale_parent_id_unique" ON "upload_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_picture_id_upload_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."upload"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_posts_v" ADD CONSTRAINT "_blog_posts_v_version_picture_id_upload_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."upload"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_key_sectors_fk" FOREIGN KEY ("key_sectors_id") REFERENCES "public"."key_sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_offerings_fk" FOREIGN KEY ("product_offerings_id") REFERENCES "public"."product_offerings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_team_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_certificates_fk" FOREIGN KEY ("certificates_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_terms_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_upload_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_publish_at_idx" ON "pages" USING btree ("publish_at");
  CREATE INDEX "pages_unpublish_at_idx" ON "pages" USING btree ("unpublish_at");
  CREATE INDEX "_pages_v_version_version_publish_at_idx" ON "_pages_v" USING btree ("version_publish_at");
  CREATE INDEX "_pages_v_version_version_unpublish_at_idx" ON "_pages_v" USING btree ("version_unpublish_at");
  CREATE INDEX "faqs_publish_at_idx" ON "faqs" USING btree ("publish_at");
  CREATE INDEX "faqs_unpublish_at_idx" ON "faqs" USING btree ("unpublish_at");
  CREATE INDEX "_faqs_v_version_version_publish_at_idx" ON "_faqs_v" USING btree ("version_publish_at");
  CREATE INDEX "_faqs_v_version_version_unpublish_at_idx" ON "_faqs_v" USING btree ("version_unpublish_at");
  CREATE INDEX "blog_posts_picture_idx" ON "blog_posts" USING btree ("picture_id");
  CREATE INDEX "blog_posts_publish_at_idx" ON "blog_posts" USING btree ("publish_at");
  CREATE INDEX "blog_posts_unpublish_at_idx" ON "blog_posts" USING btree ("unpublish_at");
  CREATE INDEX "_blog_posts_v_version_version_picture_idx" ON "_blog_posts_v" USING btree ("version_picture_id");
  CREATE INDEX "_blog_posts_v_version_version_publish_at_idx" ON "_blog_posts_v" USING btree ("version_publish_at");
  CREATE INDEX "_blog_posts_v_version_version_unpublish_at_idx" ON "_blog_posts_v" USING btree ("version_unpublish_at");
  CREATE INDEX "careers_publish_at_idx" ON "careers" USING btree ("publish_at");
  CREATE INDEX "careers_unpublish_at_idx" ON "careers" USING btree ("unpublish_at");
  CREATE INDEX "_careers_v_version_version_publish_at_idx" ON "_careers_v" USING btree ("version_publish_at");
  CREATE INDEX "_careers_v_version_version_unpublish_at_idx" ON "_careers_v" USING btree ("version_unpublish_at");
  CREATE INDEX "payload_locked_documents_rels_key_sectors_id_idx" ON "payload_locked_documents_rels" USING btree ("key_sectors_id");
  CREATE INDEX "payload_locked_documents_rels_product_offerings_id_idx" ON "payload_locked_documents_rels" USING btree ("product_offerings_id");
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_team_id_idx" ON "payload_locked_documents_rels" USING btree ("team_id");
  CREATE INDEX "payload_locked_documents_rels_partners_id_idx" ON "payload_locked_documents_rels" USING btree ("partners_id");
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");
  CREATE INDEX "payload_locked_documents_rels_contact_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_id");
  CREATE INDEX "payload_locked_documents_rels_certificates_id_idx" ON "payload_locked_documents_rels" USING btree ("certificates_id");
  CREATE INDEX "payload_locked_documents_rels_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("terms_id");
  CREATE INDEX "payload_locked_documents_rels_upload_id_idx" ON "payload_locked_documents_rels" USING btree ("upload_id");`);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "key_sectors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "key_sectors_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_key_sectors_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_key_sectors_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_offerings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_offerings_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_offerings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_offerings_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "news" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "news_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_news_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_news_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "team" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "team_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_team_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_team_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "partners" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "partners_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_partners_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_partners_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reviews" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reviews_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reviews_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reviews_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contact" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contact_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_contact_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_contact_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "certificates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "certificates_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_certificates_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_certificates_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "terms_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_terms_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_terms_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "upload" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "upload_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "key_sectors" CASCADE;
  DROP TABLE "key_sectors_locales" CASCADE;
  DROP TABLE "_key_sectors_v" CASCADE;
  DROP TABLE "_key_sectors_v_locales" CASCADE;
  DROP TABLE "product_offerings" CASCADE;
  DROP TABLE "product_offerings_locales" CASCADE;
  DROP TABLE "_product_offerings_v" CASCADE;
  DROP TABLE "_product_offerings_v_locales" CASCADE;
  DROP TABLE "news" CASCADE;
  DROP TABLE "news_locales" CASCADE;
  DROP TABLE "_news_v" CASCADE;
  DROP TABLE "_news_v_locales" CASCADE;
  DROP TABLE "team" CASCADE;
  DROP TABLE "team_locales" CASCADE;
  DROP TABLE "_team_v" CASCADE;
  DROP TABLE "_team_v_locales" CASCADE;
  DROP TABLE "partners" CASCADE;
  DROP TABLE "partners_locales" CASCADE;
  DROP TABLE "_partners_v" CASCADE;
  DROP TABLE "_partners_v_locales" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "reviews_locales" CASCADE;
  DROP TABLE "_reviews_v" CASCADE;
  DROP TABLE "_reviews_v_locales" CASCADE;
  DROP TABLE "contact" CASCADE;
  DROP TABLE "contact_locales" CASCADE;
  DROP TABLE "_contact_v" CASCADE;
  DROP TABLE "_contact_v_locales" CASCADE;
  DROP TABLE "certificates" CASCADE;
  DROP TABLE "certificates_locales" CASCADE;
  DROP TABLE "_certificates_v" CASCADE;
  DROP TABLE "_certificates_v_locales" CASCADE;
  DROP TABLE "terms" CASCADE;
  DROP TABLE "terms_locales" CASCADE;
  DROP TABLE "_terms_v" CASCADE;
  DROP TABLE "_terms_v_locales" CASCADE;
  DROP TABLE "upload" CASCADE;
  DROP TABLE "upload_locales" CASCADE;
  ALTER TABLE "blog_posts" DROP CONSTRAINT "blog_posts_picture_id_upload_id_fk";
  
  ALTER TABLE "_blog_posts_v" DROP CONSTRAINT "_blog_posts_v_version_picture_id_upload_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_key_sectors_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_product_offerings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_news_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_team_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_partners_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reviews_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_contact_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_certificates_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_terms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_upload_fk";
  
  DROP INDEX "pages_publish_at_idx";
  DROP INDEX "pages_unpublish_at_idx";
  DROP INDEX "_pages_v_version_version_publish_at_idx";
  DROP INDEX "_pages_v_version_version_unpublish_at_idx";
  DROP INDEX "faqs_publish_at_idx";
  DROP INDEX "faqs_unpublish_at_idx";
  DROP INDEX "_faqs_v_version_version_publish_at_idx";
  DROP INDEX "_faqs_v_version_version_unpublish_at_idx";
  DROP INDEX "blog_posts_picture_idx";
  DROP INDEX "blog_posts_publish_at_idx";
  DROP INDEX "blog_posts_unpublish_at_idx";
  DROP INDEX "_blog_posts_v_version_version_picture_idx";
  DROP INDEX "_blog_posts_v_version_version_publish_at_idx";
  DROP INDEX "_blog_posts_v_version_version_unpublish_at_idx";
  DROP INDEX "careers_publish_at_idx";
  DROP INDEX "careers_unpublish_at_idx";
  DROP INDEX "_careers_v_version_version_publish_at_idx";
  DROP INDEX "_careers_v_version_version_unpublish_at_idx";
  DROP INDEX "payload_locked_documents_rels_key_sectors_id_idx";
  DROP INDEX "payload_locked_documents_rels_product_offerings_id_idx";
  DROP INDEX "payload_locked_documents_rels_news_id_idx";
  DROP INDEX "payload_locked_documents_rels_team_id_idx";
  DROP INDEX "payload_locked_documents_rels_partners_id_idx";
  DROP INDEX "payload_locked_documents_rels_reviews_id_idx";
  DROP INDEX "payload_locked_documents_rels_contact_id_idx";
  DROP INDEX "payload_locked_documents_rels_certificates_id_idx";
  DROP INDEX "payload_locked_documents_rels_terms_id_idx";
  DROP INDEX "payload_locked_documents_rels_upload_id_idx";
  ALTER TABLE "pages" DROP COLUMN "publish_at";
  ALTER TABLE "pages" DROP COLUMN "unpublish_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "faqs" DROP COLUMN "source";
  ALTER TABLE "faqs" DROP COLUMN "publish_at";
  ALTER TABLE "faqs" DROP COLUMN "unpublish_at";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_source";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "blog_posts" DROP COLUMN "picture_id";
  ALTER TABLE "blog_posts" DROP COLUMN "source";
  ALTER TABLE "blog_posts" DROP COLUMN "publish_at";
  ALTER TABLE "blog_posts" DROP COLUMN "unpublish_at";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_picture_id";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_source";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "careers" DROP COLUMN "publish_at";
  ALTER TABLE "careers" DROP COLUMN "unpublish_at";
  ALTER TABLE "_careers_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_careers_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "key_sectors_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "product_offerings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "news_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "team_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "partners_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reviews_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "contact_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "certificates_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "terms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "upload_id";
  DROP TYPE "public"."enum_key_sectors_audience";
  DROP TYPE "public"."enum_key_sectors_status";
  DROP TYPE "public"."enum__key_sectors_v_version_audience";
  DROP TYPE "public"."enum__key_sectors_v_version_status";
  DROP TYPE "public"."enum__key_sectors_v_published_locale";
  DROP TYPE "public"."enum_product_offerings_audience";
  DROP TYPE "public"."enum_product_offerings_status";
  DROP TYPE "public"."enum__product_offerings_v_version_audience";
  DROP TYPE "public"."enum__product_offerings_v_version_status";
  DROP TYPE "public"."enum__product_offerings_v_published_locale";
  DROP TYPE "public"."enum_news_status";
  DROP TYPE "public"."enum__news_v_version_status";
  DROP TYPE "public"."enum__news_v_published_locale";
  DROP TYPE "public"."enum_team_status";
  DROP TYPE "public"."enum__team_v_version_status";
  DROP TYPE "public"."enum__team_v_published_locale";
  DROP TYPE "public"."enum_partners_kind";
  DROP TYPE "public"."enum_partners_status";
  DROP TYPE "public"."enum__partners_v_version_kind";
  DROP TYPE "public"."enum__partners_v_version_status";
  DROP TYPE "public"."enum__partners_v_published_locale";
  DROP TYPE "public"."enum_reviews_status";
  DROP TYPE "public"."enum__reviews_v_version_status";
  DROP TYPE "public"."enum__reviews_v_published_locale";
  DROP TYPE "public"."enum_contact_status";
  DROP TYPE "public"."enum__contact_v_version_status";
  DROP TYPE "public"."enum__contact_v_published_locale";
  DROP TYPE "public"."enum_certificates_status";
  DROP TYPE "public"."enum__certificates_v_version_status";
  DROP TYPE "public"."enum__certificates_v_published_locale";
  DROP TYPE "public"."enum_terms_status";
  DROP TYPE "public"."enum__terms_v_version_status";
  DROP TYPE "public"."enum__terms_v_published_locale";`);
}
