import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en');
  CREATE TYPE "public"."enum_call_from_experts_progress" AS ENUM('new', 'called', 'no-answer', 'closed');
  CREATE TYPE "public"."enum_posp_agent_forms_progress" AS ENUM('new', 'called', 'no-answer', 'closed');
  CREATE TYPE "public"."enum_corporate_insurance_forms_progress" AS ENUM('new', 'called', 'no-answer', 'closed');
  CREATE TYPE "public"."enum_deliveries_state" AS ENUM('pending', 'sending', 'sent', 'failed');
  CREATE TYPE "public"."enum_deliveries_channel" AS ENUM('support-mail', 'crm-webhook');
  CREATE TYPE "public"."enum_consents_purpose" AS ENUM('consent', 'consent_share', 'consent_news', 'consent_whatsapp');
  CREATE TYPE "public"."enum_pages_kind" AS ENUM('home', 'hub', 'corporate-product', 'corporate-sector', 'corporate-size', 'personal-product', 'fertility', 'other-product', 'faq', 'blog', 'tool', 'thank-you', 'contact', 'legal', 'about', 'career', 'news', 'landing', 'not-found');
  CREATE TYPE "public"."enum_pages_audience" AS ENUM('companies', 'people', 'fertility', 'agents', 'everyone');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_kind" AS ENUM('home', 'hub', 'corporate-product', 'corporate-sector', 'corporate-size', 'personal-product', 'fertility', 'other-product', 'faq', 'blog', 'tool', 'thank-you', 'contact', 'legal', 'about', 'career', 'news', 'landing', 'not-found');
  CREATE TYPE "public"."enum__pages_v_version_audience" AS ENUM('companies', 'people', 'fertility', 'agents', 'everyone');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_faqs_group" AS ENUM('personal', 'corporate', 'posp');
  CREATE TYPE "public"."enum_faqs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_version_group" AS ENUM('personal', 'corporate', 'posp');
  CREATE TYPE "public"."enum__faqs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_blog_posts_category" AS ENUM('opportunity', 'strategy', 'successful');
  CREATE TYPE "public"."enum_blog_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blog_posts_v_version_category" AS ENUM('opportunity', 'strategy', 'successful');
  CREATE TYPE "public"."enum__blog_posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blog_posts_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_legal_documents_purpose" AS ENUM('annual-return', 'other');
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor', 'adviser');
  CREATE TYPE "public"."enum_menus_top_mega" AS ENUM('corporate', 'personal');
  CREATE TYPE "public"."enum_menus_corporate_mega_children_grandchildren_action" AS ENUM('call-back', 'call-back-posp');
  CREATE TYPE "public"."enum_menus_corporate_mega_children_action" AS ENUM('call-back', 'call-back-posp');
  CREATE TYPE "public"."enum_menus_corporate_mega_action" AS ENUM('call-back', 'call-back-posp');
  CREATE TYPE "public"."enum_menus_personal_mega_children_grandchildren_action" AS ENUM('call-back', 'call-back-posp');
  CREATE TYPE "public"."enum_menus_personal_mega_children_action" AS ENUM('call-back', 'call-back-posp');
  CREATE TYPE "public"."enum_menus_personal_mega_action" AS ENUM('call-back', 'call-back-posp');
  CREATE TYPE "public"."enum_menus_sidebar_children_grandchildren_action" AS ENUM('call-back', 'call-back-posp');
  CREATE TYPE "public"."enum_menus_sidebar_children_action" AS ENUM('call-back', 'call-back-posp');
  CREATE TYPE "public"."enum_menus_sidebar_action" AS ENUM('call-back', 'call-back-posp');
  CREATE TABLE "call_from_experts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"name" varchar DEFAULT '',
  	"phone" varchar DEFAULT '',
  	"email" varchar DEFAULT '',
  	"concern" varchar DEFAULT '',
  	"sub_purpose" varchar DEFAULT '',
  	"sum_insured" varchar DEFAULT '',
  	"city" varchar DEFAULT '',
  	"company_name" varchar DEFAULT '',
  	"contact_date" varchar DEFAULT '',
  	"contact_time" varchar DEFAULT '',
  	"contact_language" varchar DEFAULT '',
  	"referrer_url" varchar DEFAULT '',
  	"variant" varchar DEFAULT '',
  	"channel" varchar DEFAULT '',
  	"captcha" varchar DEFAULT '',
  	"progress" "enum_call_from_experts_progress" DEFAULT 'new' NOT NULL,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "posp_agent_forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"name" varchar DEFAULT '',
  	"phone" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"city" varchar DEFAULT '',
  	"concern" varchar DEFAULT '',
  	"contact_date" varchar DEFAULT '',
  	"contact_time" varchar DEFAULT '',
  	"contact_language" varchar DEFAULT '',
  	"referrer_url" varchar DEFAULT '',
  	"variant" varchar DEFAULT '',
  	"channel" varchar DEFAULT '',
  	"captcha" varchar DEFAULT '',
  	"progress" "enum_posp_agent_forms_progress" DEFAULT 'new' NOT NULL,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "corporate_insurance_forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"name" varchar DEFAULT '',
  	"phone" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"city" varchar DEFAULT '',
  	"company_name" varchar DEFAULT '',
  	"progress" "enum_corporate_insurance_forms_progress" DEFAULT 'new' NOT NULL,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_deliveries_state" DEFAULT 'pending' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"last_attempt_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"reference" varchar NOT NULL,
  	"channel" "enum_deliveries_channel" NOT NULL,
  	"recipient" varchar,
  	"subject" varchar,
  	"body" varchar,
  	"message_id" varchar NOT NULL,
  	"enquiry_id" integer,
  	"agent_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "consents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"purpose" "enum_consents_purpose" NOT NULL,
  	"is_given" boolean DEFAULT false NOT NULL,
  	"text" varchar NOT NULL,
  	"text_version" varchar NOT NULL,
  	"source" varchar,
  	"withdrawn_at" timestamp(3) with time zone,
  	"enquiry_id" integer,
  	"agent_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar,
  	"content_key" varchar,
  	"kind" "enum_pages_kind",
  	"audience" "enum_pages_audience",
  	"hide_header" boolean DEFAULT false,
  	"hide_footer" boolean DEFAULT true,
  	"is_indexed" boolean DEFAULT true,
  	"status" numeric DEFAULT 200,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"heading" varchar,
  	"lead" varchar,
  	"blocks" jsonb,
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_path" varchar,
  	"version_content_key" varchar,
  	"version_kind" "enum__pages_v_version_kind",
  	"version_audience" "enum__pages_v_version_audience",
  	"version_hide_header" boolean DEFAULT false,
  	"version_hide_footer" boolean DEFAULT true,
  	"version_is_indexed" boolean DEFAULT true,
  	"version_status" numeric DEFAULT 200,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_blocks" jsonb,
  	"version_title" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "faqs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"group" "enum_faqs_group",
  	"position" numeric DEFAULT 0,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_faqs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "faqs_locales" (
  	"question" varchar,
  	"answer" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_faqs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_group" "enum__faqs_v_version_group",
  	"version_position" numeric DEFAULT 0,
  	"version_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__faqs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__faqs_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_faqs_v_locales" (
  	"version_question" varchar,
  	"version_answer" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "blog_posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"category" "enum_blog_posts_category",
  	"sort_date" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_blog_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "blog_posts_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"body" jsonb,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_blog_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_category" "enum__blog_posts_v_version_category",
  	"version_sort_date" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__blog_posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__blog_posts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_blog_posts_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_body" jsonb,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "legal_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"purpose" "enum_legal_documents_purpose" DEFAULT 'other' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"call_from_experts_id" integer,
  	"posp_agent_forms_id" integer,
  	"corporate_insurance_forms_id" integer,
  	"deliveries_id" integer,
  	"consents_id" integer,
  	"pages_id" integer,
  	"faqs_id" integer,
  	"blog_posts_id" integer,
  	"legal_documents_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings_premiums_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"sum_insured" varchar NOT NULL,
  	"premium" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"brand" varchar NOT NULL,
  	"company_legal_name" varchar NOT NULL,
  	"company_cin" varchar NOT NULL,
  	"company_registered_office" varchar NOT NULL,
  	"company_principal_place" varchar NOT NULL,
  	"company_contact_person" varchar NOT NULL,
  	"company_grievance_officer" varchar NOT NULL,
  	"licence_number" varchar NOT NULL,
  	"licence_category" varchar NOT NULL,
  	"licence_valid_till" varchar NOT NULL,
  	"contact_support_email" varchar NOT NULL,
  	"contact_claims_email" varchar NOT NULL,
  	"contact_claims_phone" varchar NOT NULL,
  	"contact_helpline" varchar NOT NULL,
  	"contact_calling_series" varchar NOT NULL,
  	"calling_hours_from" varchar NOT NULL,
  	"calling_hours_to" varchar NOT NULL,
  	"calling_hours_first_day" numeric NOT NULL,
  	"calling_hours_last_day" numeric NOT NULL,
  	"links_agent_portal" varchar,
  	"links_small_business" varchar,
  	"links_calculator_with_test" varchar,
  	"links_calculator_without_test" varchar,
  	"links_calculator_male" varchar,
  	"links_calculator_stress" varchar,
  	"links_mobile_app" varchar,
  	"links_linked_in" varchar,
  	"links_facebook" varchar,
  	"stats_insurers" varchar NOT NULL,
  	"stats_corporate_clients" varchar NOT NULL,
  	"stats_tour_operators" varchar NOT NULL,
  	"stats_ivf_maternity_wait_months" numeric NOT NULL,
  	"stats_surrogate_life_years" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_locales" (
  	"default_title" varchar NOT NULL,
  	"default_description" varchar NOT NULL,
  	"premiums_caveat" varchar NOT NULL,
  	"caveats_ivf_maternity_wait" varchar NOT NULL,
  	"caveats_surrogate_life" varchar NOT NULL,
  	"disclosure_underwriting" varchar NOT NULL,
  	"disclosure_solicitation" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "menus_top" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"short_title" varchar,
  	"mega" "enum_menus_top_mega"
  );
  
  CREATE TABLE "menus_corporate_mega_children_grandchildren" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"href" varchar,
  	"action" "enum_menus_corporate_mega_children_grandchildren_action",
  	"is_mobile_only" boolean DEFAULT false,
  	"is_expanded" boolean DEFAULT false
  );
  
  CREATE TABLE "menus_corporate_mega_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"href" varchar,
  	"action" "enum_menus_corporate_mega_children_action",
  	"is_mobile_only" boolean DEFAULT false,
  	"is_expanded" boolean DEFAULT false
  );
  
  CREATE TABLE "menus_corporate_mega" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"href" varchar,
  	"action" "enum_menus_corporate_mega_action",
  	"is_mobile_only" boolean DEFAULT false,
  	"is_expanded" boolean DEFAULT false
  );
  
  CREATE TABLE "menus_personal_mega_children_grandchildren" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"href" varchar,
  	"action" "enum_menus_personal_mega_children_grandchildren_action",
  	"is_mobile_only" boolean DEFAULT false,
  	"is_expanded" boolean DEFAULT false
  );
  
  CREATE TABLE "menus_personal_mega_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"href" varchar,
  	"action" "enum_menus_personal_mega_children_action",
  	"is_mobile_only" boolean DEFAULT false,
  	"is_expanded" boolean DEFAULT false
  );
  
  CREATE TABLE "menus_personal_mega" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"href" varchar,
  	"action" "enum_menus_personal_mega_action",
  	"is_mobile_only" boolean DEFAULT false,
  	"is_expanded" boolean DEFAULT false
  );
  
  CREATE TABLE "menus_sidebar_children_grandchildren" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"href" varchar,
  	"action" "enum_menus_sidebar_children_grandchildren_action",
  	"is_mobile_only" boolean DEFAULT false,
  	"is_expanded" boolean DEFAULT false
  );
  
  CREATE TABLE "menus_sidebar_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"href" varchar,
  	"action" "enum_menus_sidebar_children_action",
  	"is_mobile_only" boolean DEFAULT false,
  	"is_expanded" boolean DEFAULT false
  );
  
  CREATE TABLE "menus_sidebar" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"href" varchar,
  	"action" "enum_menus_sidebar_action",
  	"is_mobile_only" boolean DEFAULT false,
  	"is_expanded" boolean DEFAULT false
  );
  
  CREATE TABLE "menus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "menus_locales" (
  	"existing_users_title" varchar DEFAULT 'Existing Users' NOT NULL,
  	"existing_users_button" varchar DEFAULT 'LOG IN' NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_enquiry_id_call_from_experts_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."call_from_experts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_agent_id_posp_agent_forms_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."posp_agent_forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_enquiry_id_call_from_experts_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."call_from_experts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_agent_id_posp_agent_forms_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."posp_agent_forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faqs_locales" ADD CONSTRAINT "faqs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_parent_id_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v_locales" ADD CONSTRAINT "_faqs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_faqs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blog_posts_locales" ADD CONSTRAINT "blog_posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blog_posts_v" ADD CONSTRAINT "_blog_posts_v_parent_id_blog_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blog_posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_posts_v_locales" ADD CONSTRAINT "_blog_posts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_blog_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_call_from_experts_fk" FOREIGN KEY ("call_from_experts_id") REFERENCES "public"."call_from_experts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posp_agent_forms_fk" FOREIGN KEY ("posp_agent_forms_id") REFERENCES "public"."posp_agent_forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_corporate_insurance_forms_fk" FOREIGN KEY ("corporate_insurance_forms_id") REFERENCES "public"."corporate_insurance_forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_deliveries_fk" FOREIGN KEY ("deliveries_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consents_fk" FOREIGN KEY ("consents_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blog_posts_fk" FOREIGN KEY ("blog_posts_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legal_documents_fk" FOREIGN KEY ("legal_documents_id") REFERENCES "public"."legal_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_premiums_rows" ADD CONSTRAINT "site_settings_premiums_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_top" ADD CONSTRAINT "menus_top_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_corporate_mega_children_grandchildren" ADD CONSTRAINT "menus_corporate_mega_children_grandchildren_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_corporate_mega_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_corporate_mega_children" ADD CONSTRAINT "menus_corporate_mega_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_corporate_mega"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_corporate_mega" ADD CONSTRAINT "menus_corporate_mega_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_personal_mega_children_grandchildren" ADD CONSTRAINT "menus_personal_mega_children_grandchildren_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_personal_mega_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_personal_mega_children" ADD CONSTRAINT "menus_personal_mega_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_personal_mega"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_personal_mega" ADD CONSTRAINT "menus_personal_mega_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_sidebar_children_grandchildren" ADD CONSTRAINT "menus_sidebar_children_grandchildren_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_sidebar_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_sidebar_children" ADD CONSTRAINT "menus_sidebar_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_sidebar"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_sidebar" ADD CONSTRAINT "menus_sidebar_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_locales" ADD CONSTRAINT "menus_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "call_from_experts_reference_idx" ON "call_from_experts" USING btree ("reference");
  CREATE INDEX "call_from_experts_progress_idx" ON "call_from_experts" USING btree ("progress");
  CREATE INDEX "call_from_experts_updated_at_idx" ON "call_from_experts" USING btree ("updated_at");
  CREATE INDEX "call_from_experts_created_at_idx" ON "call_from_experts" USING btree ("created_at");
  CREATE UNIQUE INDEX "posp_agent_forms_reference_idx" ON "posp_agent_forms" USING btree ("reference");
  CREATE UNIQUE INDEX "posp_agent_forms_phone_idx" ON "posp_agent_forms" USING btree ("phone");
  CREATE UNIQUE INDEX "posp_agent_forms_email_idx" ON "posp_agent_forms" USING btree ("email");
  CREATE INDEX "posp_agent_forms_progress_idx" ON "posp_agent_forms" USING btree ("progress");
  CREATE INDEX "posp_agent_forms_updated_at_idx" ON "posp_agent_forms" USING btree ("updated_at");
  CREATE INDEX "posp_agent_forms_created_at_idx" ON "posp_agent_forms" USING btree ("created_at");
  CREATE UNIQUE INDEX "corporate_insurance_forms_reference_idx" ON "corporate_insurance_forms" USING btree ("reference");
  CREATE UNIQUE INDEX "corporate_insurance_forms_phone_idx" ON "corporate_insurance_forms" USING btree ("phone");
  CREATE UNIQUE INDEX "corporate_insurance_forms_email_idx" ON "corporate_insurance_forms" USING btree ("email");
  CREATE INDEX "corporate_insurance_forms_progress_idx" ON "corporate_insurance_forms" USING btree ("progress");
  CREATE INDEX "corporate_insurance_forms_updated_at_idx" ON "corporate_insurance_forms" USING btree ("updated_at");
  CREATE INDEX "corporate_insurance_forms_created_at_idx" ON "corporate_insurance_forms" USING btree ("created_at");
  CREATE INDEX "deliveries_state_idx" ON "deliveries" USING btree ("state");
  CREATE INDEX "deliveries_reference_idx" ON "deliveries" USING btree ("reference");
  CREATE UNIQUE INDEX "deliveries_message_id_idx" ON "deliveries" USING btree ("message_id");
  CREATE INDEX "deliveries_enquiry_idx" ON "deliveries" USING btree ("enquiry_id");
  CREATE INDEX "deliveries_agent_idx" ON "deliveries" USING btree ("agent_id");
  CREATE INDEX "deliveries_updated_at_idx" ON "deliveries" USING btree ("updated_at");
  CREATE INDEX "deliveries_created_at_idx" ON "deliveries" USING btree ("created_at");
  CREATE INDEX "consents_reference_idx" ON "consents" USING btree ("reference");
  CREATE INDEX "consents_enquiry_idx" ON "consents" USING btree ("enquiry_id");
  CREATE INDEX "consents_agent_idx" ON "consents" USING btree ("agent_id");
  CREATE INDEX "consents_updated_at_idx" ON "consents" USING btree ("updated_at");
  CREATE INDEX "consents_created_at_idx" ON "consents" USING btree ("created_at");
  CREATE UNIQUE INDEX "pages_path_idx" ON "pages" USING btree ("path");
  CREATE UNIQUE INDEX "pages_content_key_idx" ON "pages" USING btree ("content_key");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "_pages_v" USING btree ("version_path");
  CREATE INDEX "_pages_v_version_version_content_key_idx" ON "_pages_v" USING btree ("version_content_key");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "faqs_key_idx" ON "faqs" USING btree ("key");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE INDEX "faqs__status_idx" ON "faqs" USING btree ("_status");
  CREATE UNIQUE INDEX "faqs_locales_locale_parent_id_unique" ON "faqs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_faqs_v_parent_idx" ON "_faqs_v" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_version_version_key_idx" ON "_faqs_v" USING btree ("version_key");
  CREATE INDEX "_faqs_v_version_version_updated_at_idx" ON "_faqs_v" USING btree ("version_updated_at");
  CREATE INDEX "_faqs_v_version_version_created_at_idx" ON "_faqs_v" USING btree ("version_created_at");
  CREATE INDEX "_faqs_v_version_version__status_idx" ON "_faqs_v" USING btree ("version__status");
  CREATE INDEX "_faqs_v_created_at_idx" ON "_faqs_v" USING btree ("created_at");
  CREATE INDEX "_faqs_v_updated_at_idx" ON "_faqs_v" USING btree ("updated_at");
  CREATE INDEX "_faqs_v_snapshot_idx" ON "_faqs_v" USING btree ("snapshot");
  CREATE INDEX "_faqs_v_published_locale_idx" ON "_faqs_v" USING btree ("published_locale");
  CREATE INDEX "_faqs_v_latest_idx" ON "_faqs_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_faqs_v_locales_locale_parent_id_unique" ON "_faqs_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "blog_posts_slug_idx" ON "blog_posts" USING btree ("slug");
  CREATE INDEX "blog_posts_updated_at_idx" ON "blog_posts" USING btree ("updated_at");
  CREATE INDEX "blog_posts_created_at_idx" ON "blog_posts" USING btree ("created_at");
  CREATE INDEX "blog_posts__status_idx" ON "blog_posts" USING btree ("_status");
  CREATE UNIQUE INDEX "blog_posts_locales_locale_parent_id_unique" ON "blog_posts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_blog_posts_v_parent_idx" ON "_blog_posts_v" USING btree ("parent_id");
  CREATE INDEX "_blog_posts_v_version_version_slug_idx" ON "_blog_posts_v" USING btree ("version_slug");
  CREATE INDEX "_blog_posts_v_version_version_updated_at_idx" ON "_blog_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_blog_posts_v_version_version_created_at_idx" ON "_blog_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_blog_posts_v_version_version__status_idx" ON "_blog_posts_v" USING btree ("version__status");
  CREATE INDEX "_blog_posts_v_created_at_idx" ON "_blog_posts_v" USING btree ("created_at");
  CREATE INDEX "_blog_posts_v_updated_at_idx" ON "_blog_posts_v" USING btree ("updated_at");
  CREATE INDEX "_blog_posts_v_snapshot_idx" ON "_blog_posts_v" USING btree ("snapshot");
  CREATE INDEX "_blog_posts_v_published_locale_idx" ON "_blog_posts_v" USING btree ("published_locale");
  CREATE INDEX "_blog_posts_v_latest_idx" ON "_blog_posts_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_blog_posts_v_locales_locale_parent_id_unique" ON "_blog_posts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "legal_documents_updated_at_idx" ON "legal_documents" USING btree ("updated_at");
  CREATE INDEX "legal_documents_created_at_idx" ON "legal_documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "legal_documents_filename_idx" ON "legal_documents" USING btree ("filename");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_call_from_experts_id_idx" ON "payload_locked_documents_rels" USING btree ("call_from_experts_id");
  CREATE INDEX "payload_locked_documents_rels_posp_agent_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("posp_agent_forms_id");
  CREATE INDEX "payload_locked_documents_rels_corporate_insurance_forms__idx" ON "payload_locked_documents_rels" USING btree ("corporate_insurance_forms_id");
  CREATE INDEX "payload_locked_documents_rels_deliveries_id_idx" ON "payload_locked_documents_rels" USING btree ("deliveries_id");
  CREATE INDEX "payload_locked_documents_rels_consents_id_idx" ON "payload_locked_documents_rels" USING btree ("consents_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("faqs_id");
  CREATE INDEX "payload_locked_documents_rels_blog_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("blog_posts_id");
  CREATE INDEX "payload_locked_documents_rels_legal_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("legal_documents_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_settings_premiums_rows_order_idx" ON "site_settings_premiums_rows" USING btree ("_order");
  CREATE INDEX "site_settings_premiums_rows_parent_id_idx" ON "site_settings_premiums_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_top_order_idx" ON "menus_top" USING btree ("_order");
  CREATE INDEX "menus_top_parent_id_idx" ON "menus_top" USING btree ("_parent_id");
  CREATE INDEX "menus_top_locale_idx" ON "menus_top" USING btree ("_locale");
  CREATE INDEX "menus_corporate_mega_children_grandchildren_order_idx" ON "menus_corporate_mega_children_grandchildren" USING btree ("_order");
  CREATE INDEX "menus_corporate_mega_children_grandchildren_parent_id_idx" ON "menus_corporate_mega_children_grandchildren" USING btree ("_parent_id");
  CREATE INDEX "menus_corporate_mega_children_grandchildren_locale_idx" ON "menus_corporate_mega_children_grandchildren" USING btree ("_locale");
  CREATE INDEX "menus_corporate_mega_children_order_idx" ON "menus_corporate_mega_children" USING btree ("_order");
  CREATE INDEX "menus_corporate_mega_children_parent_id_idx" ON "menus_corporate_mega_children" USING btree ("_parent_id");
  CREATE INDEX "menus_corporate_mega_children_locale_idx" ON "menus_corporate_mega_children" USING btree ("_locale");
  CREATE INDEX "menus_corporate_mega_order_idx" ON "menus_corporate_mega" USING btree ("_order");
  CREATE INDEX "menus_corporate_mega_parent_id_idx" ON "menus_corporate_mega" USING btree ("_parent_id");
  CREATE INDEX "menus_corporate_mega_locale_idx" ON "menus_corporate_mega" USING btree ("_locale");
  CREATE INDEX "menus_personal_mega_children_grandchildren_order_idx" ON "menus_personal_mega_children_grandchildren" USING btree ("_order");
  CREATE INDEX "menus_personal_mega_children_grandchildren_parent_id_idx" ON "menus_personal_mega_children_grandchildren" USING btree ("_parent_id");
  CREATE INDEX "menus_personal_mega_children_grandchildren_locale_idx" ON "menus_personal_mega_children_grandchildren" USING btree ("_locale");
  CREATE INDEX "menus_personal_mega_children_order_idx" ON "menus_personal_mega_children" USING btree ("_order");
  CREATE INDEX "menus_personal_mega_children_parent_id_idx" ON "menus_personal_mega_children" USING btree ("_parent_id");
  CREATE INDEX "menus_personal_mega_children_locale_idx" ON "menus_personal_mega_children" USING btree ("_locale");
  CREATE INDEX "menus_personal_mega_order_idx" ON "menus_personal_mega" USING btree ("_order");
  CREATE INDEX "menus_personal_mega_parent_id_idx" ON "menus_personal_mega" USING btree ("_parent_id");
  CREATE INDEX "menus_personal_mega_locale_idx" ON "menus_personal_mega" USING btree ("_locale");
  CREATE INDEX "menus_sidebar_children_grandchildren_order_idx" ON "menus_sidebar_children_grandchildren" USING btree ("_order");
  CREATE INDEX "menus_sidebar_children_grandchildren_parent_id_idx" ON "menus_sidebar_children_grandchildren" USING btree ("_parent_id");
  CREATE INDEX "menus_sidebar_children_grandchildren_locale_idx" ON "menus_sidebar_children_grandchildren" USING btree ("_locale");
  CREATE INDEX "menus_sidebar_children_order_idx" ON "menus_sidebar_children" USING btree ("_order");
  CREATE INDEX "menus_sidebar_children_parent_id_idx" ON "menus_sidebar_children" USING btree ("_parent_id");
  CREATE INDEX "menus_sidebar_children_locale_idx" ON "menus_sidebar_children" USING btree ("_locale");
  CREATE INDEX "menus_sidebar_order_idx" ON "menus_sidebar" USING btree ("_order");
  CREATE INDEX "menus_sidebar_parent_id_idx" ON "menus_sidebar" USING btree ("_parent_id");
  CREATE INDEX "menus_sidebar_locale_idx" ON "menus_sidebar" USING btree ("_locale");
  CREATE UNIQUE INDEX "menus_locales_locale_parent_id_unique" ON "menus_locales" USING btree ("_locale","_parent_id");`);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   DROP TABLE "call_from_experts" CASCADE;
  DROP TABLE "posp_agent_forms" CASCADE;
  DROP TABLE "corporate_insurance_forms" CASCADE;
  DROP TABLE "deliveries" CASCADE;
  DROP TABLE "consents" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "faqs" CASCADE;
  DROP TABLE "faqs_locales" CASCADE;
  DROP TABLE "_faqs_v" CASCADE;
  DROP TABLE "_faqs_v_locales" CASCADE;
  DROP TABLE "blog_posts" CASCADE;
  DROP TABLE "blog_posts_locales" CASCADE;
  DROP TABLE "_blog_posts_v" CASCADE;
  DROP TABLE "_blog_posts_v_locales" CASCADE;
  DROP TABLE "legal_documents" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_settings_premiums_rows" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "site_settings_locales" CASCADE;
  DROP TABLE "menus_top" CASCADE;
  DROP TABLE "menus_corporate_mega_children_grandchildren" CASCADE;
  DROP TABLE "menus_corporate_mega_children" CASCADE;
  DROP TABLE "menus_corporate_mega" CASCADE;
  DROP TABLE "menus_personal_mega_children_grandchildren" CASCADE;
  DROP TABLE "menus_personal_mega_children" CASCADE;
  DROP TABLE "menus_personal_mega" CASCADE;
  DROP TABLE "menus_sidebar_children_grandchildren" CASCADE;
  DROP TABLE "menus_sidebar_children" CASCADE;
  DROP TABLE "menus_sidebar" CASCADE;
  DROP TABLE "menus" CASCADE;
  DROP TABLE "menus_locales" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_call_from_experts_progress";
  DROP TYPE "public"."enum_posp_agent_forms_progress";
  DROP TYPE "public"."enum_corporate_insurance_forms_progress";
  DROP TYPE "public"."enum_deliveries_state";
  DROP TYPE "public"."enum_deliveries_channel";
  DROP TYPE "public"."enum_consents_purpose";
  DROP TYPE "public"."enum_pages_kind";
  DROP TYPE "public"."enum_pages_audience";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_kind";
  DROP TYPE "public"."enum__pages_v_version_audience";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_faqs_group";
  DROP TYPE "public"."enum_faqs_status";
  DROP TYPE "public"."enum__faqs_v_version_group";
  DROP TYPE "public"."enum__faqs_v_version_status";
  DROP TYPE "public"."enum__faqs_v_published_locale";
  DROP TYPE "public"."enum_blog_posts_category";
  DROP TYPE "public"."enum_blog_posts_status";
  DROP TYPE "public"."enum__blog_posts_v_version_category";
  DROP TYPE "public"."enum__blog_posts_v_version_status";
  DROP TYPE "public"."enum__blog_posts_v_published_locale";
  DROP TYPE "public"."enum_legal_documents_purpose";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_menus_top_mega";
  DROP TYPE "public"."enum_menus_corporate_mega_children_grandchildren_action";
  DROP TYPE "public"."enum_menus_corporate_mega_children_action";
  DROP TYPE "public"."enum_menus_corporate_mega_action";
  DROP TYPE "public"."enum_menus_personal_mega_children_grandchildren_action";
  DROP TYPE "public"."enum_menus_personal_mega_children_action";
  DROP TYPE "public"."enum_menus_personal_mega_action";
  DROP TYPE "public"."enum_menus_sidebar_children_grandchildren_action";
  DROP TYPE "public"."enum_menus_sidebar_children_action";
  DROP TYPE "public"."enum_menus_sidebar_action";`);
}
