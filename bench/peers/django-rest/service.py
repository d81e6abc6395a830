"""Django REST framework as its manual has it: models of the product's tables, serializers in each other, generic views."""

import hashlib
import os
from urllib.parse import urlparse

import django
from django.conf import settings

database = urlparse(os.environ["DATABASE_URL"])
settings.configure(
    SECRET_KEY="for measurements only",
    ALLOWED_HOSTS=["*"],
    ROOT_URLCONF=__name__,
    USE_TZ=True,
    TIME_ZONE="UTC",
    INSTALLED_APPS=["rest_framework"],
    DATABASES={
        "default": {
            "ENGINE": "django.db.backends.postgresql",
            "NAME": database.path[1:],
            "USER": database.username,
            "HOST": database.hostname,
            "PORT": database.port,
            "CONN_MAX_AGE": None,
        }
    },
    REST_FRAMEWORK={
        "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
        "UNAUTHENTICATED_USER": None,
    },
)
django.setup()

from django.core.wsgi import get_wsgi_application  # noqa: E402
from django.db import models  # noqa: E402
from django.urls import path  # noqa: E402
from rest_framework import authentication, generics, pagination, serializers  # noqa: E402


class Account(models.Model):
    guest_key_hash = models.TextField()
    is_authenticated = True

    class Meta:
        app_label = "peer"
        db_table = "accounts"
        managed = False


class Project(models.Model):
    name = models.TextField()
    zip = models.TextField()

    class Meta:
        app_label = "peer"
        db_table = "projects"
        managed = False


class Job(models.Model):
    claim_number = models.TextField()

    class Meta:
        app_label = "peer"
        db_table = "jobs"
        managed = False


class Estimate(models.Model):
    account = models.ForeignKey(Account, models.CASCADE)
    project = models.ForeignKey(Project, models.CASCADE)
    job = models.OneToOneField(Job, models.CASCADE)
    title = models.TextField(null=True)
    premium = models.BooleanField()
    currency = models.CharField(max_length=3)
    total_cents = models.BigIntegerField()
    document = models.JSONField()
    created_at = models.DateTimeField()
    deleted_at = models.DateTimeField(null=True)

    class Meta:
        app_label = "peer"
        db_table = "estimates"
        managed = False


class ProjectSerializer(serializers.ModelSerializer):
    class Meta:
        model = Project
        fields = ["id", "name", "zip"]


class LineSerializer(serializers.Serializer):
    id = serializers.CharField()
    name = serializers.CharField()
    details = serializers.CharField()
    quantity = serializers.FloatField()
    unit = serializers.CharField()
    unit_price = serializers.FloatField(source="unitPrice")
    tax = serializers.FloatField()
    total = serializers.SerializerMethodField()
    category = serializers.CharField()
    source = serializers.CharField()

    def get_total(self, line):
        return round(line["quantity"] * line["unitPrice"] + line["tax"], 2)


class EstimateSerializer(serializers.ModelSerializer):
    claim_number = serializers.CharField(source="job.claim_number")
    total = serializers.SerializerMethodField()
    project = ProjectSerializer()
    items = LineSerializer(source="document.items", many=True)

    class Meta:
        model = Estimate
        fields = ["id", "claim_number", "title", "currency", "total", "created_at", "premium", "project", "items"]

    def get_total(self, estimate):
        return estimate.total_cents / 100


class GuestAuthentication(authentication.BaseAuthentication):
    def authenticate(self, request):
        key = request.headers.get("X-Guest-Key", "")
        key_hash = hashlib.sha256(key.encode()).hexdigest()
        account = Account.objects.filter(guest_key_hash=key_hash).first()
        return (account, None) if account else None


class NewestFirst(pagination.CursorPagination):
    page_size = 20
    ordering = ("-created_at", "-id")


class OwnEstimates:
    authentication_classes = [GuestAuthentication]
    serializer_class = EstimateSerializer

    def get_queryset(self):
        own = Estimate.objects.filter(account=self.request.user, deleted_at=None)
        return own.select_related("job", "project")


class EstimateList(OwnEstimates, generics.ListAPIView):
    pagination_class = NewestFirst


class EstimateDetail(OwnEstimates, generics.RetrieveAPIView):
    lookup_field = "job__claim_number"
    lookup_url_kwarg = "claim_number"


urlpatterns = [
    path("estimates/", EstimateList.as_view()),
    path("estimates/<str:claim_number>/", EstimateDetail.as_view()),
]
application = get_wsgi_application()
