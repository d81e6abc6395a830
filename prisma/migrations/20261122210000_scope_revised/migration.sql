-- AlterEnum
ALTER TYPE "EstimateChange" ADD VALUE 'SCOPE_REVISED';
