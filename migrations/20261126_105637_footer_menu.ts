import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_menus_footer_grandchildren_action" AS ENUM('call-back', 'call-back-posp');
  CREATE TYPE "public"."enum_menus_footer_action" AS ENUM('call-back', 'call-back-posp');
  CREATE TABLE "menus_footer_grandchildren" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"href" varchar,
  	"action" "enum_menus_footer_grandchildren_action",
  	"is_mobile_only" boolean DEFAULT false,
  	"is_expanded" boolean DEFAULT false
  );
  
  CREATE TABLE "menus_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"href" varchar,
  	"action" "enum_menus_footer_action",
  	"is_mobile_only" boolean DEFAULT false,
  	"is_expanded" boolean DEFAULT false
  );
  
  ALTER TABLE "menus_footer_grandchildren" ADD CONSTRAINT "menus_footer_grandchildren_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_footer" ADD CONSTRAINT "menus_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "menus_footer_grandchildren_order_idx" ON "menus_footer_grandchildren" USING btree ("_order");
  CREATE INDEX "menus_footer_grandchildren_parent_id_idx" ON "menus_footer_grandchildren" USING btree ("_parent_id");
  CREATE INDEX "menus_footer_grandchildren_locale_idx" ON "menus_footer_grandchildren" USING btree ("_locale");
  CREATE INDEX "menus_footer_order_idx" ON "menus_footer" USING btree ("_order");
  CREATE INDEX "menus_footer_parent_id_idx" ON "menus_footer" USING btree ("_parent_id");
  CREATE INDEX "menus_footer_locale_idx" ON "menus_footer" USING btree ("_locale");`);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   DROP TABLE "menus_footer_grandchildren" CASCADE;
  DROP TABLE "menus_footer" CASCADE;
  DROP TYPE "public"."enum_menus_footer_grandchildren_action";
  DROP TYPE "public"."enum_menus_footer_action";`);
}
